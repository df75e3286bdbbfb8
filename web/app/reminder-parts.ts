import { startReminderJob } from '#web/features/reminders/reminder-job.ts';
import { RemindersPanel } from '#web/features/reminders/reminders-panel.tsx';

/** Reminders of this device: the panel of the settings and the job behind it. */
export const REMINDER_PARTS = { RemindersPanel, startReminderJob };
