const PROPER = new Map(
  'JavaScript TypeScript C++ C# PHP SQL HTML CSS YouTube TikTok LinkedIn AWS GRE GMAT SAT LSAT MCAT IELTS TOEFL GCSE CPA CFA CCNA BJJ TV iOS UX UI API PMP CompTIA'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);

/** As it is written: "TypeScript", "AWS", "Sign Language" where names have capitals. */
export function properName(name: string, { isCapital = false } = {}): string {
  const known = PROPER.get(name.toLowerCase());
  if (known !== undefined) return known;
  return isCapital ? name.replace(/\b\w/g, (letter) => letter.toUpperCase()) : name;
}
