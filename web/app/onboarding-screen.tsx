import type { ReactNode } from 'react';
import { MentorOnboarding } from '#web/features/mentor-onboarding/mentor-onboarding.tsx';
import { BringBack } from '#web/features/your-data/start-import.tsx';

type OnboardingScreenProps = { readonly onDone: () => void };

/** Features do not import each other: the onboarding gets the import of another feature here. */
export function OnboardingScreen({ onDone }: OnboardingScreenProps): ReactNode {
  return <MentorOnboarding onDone={onDone} otherWay={<BringBack />} />;
}
