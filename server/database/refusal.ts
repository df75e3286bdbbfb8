/** What an operator can mend, in a sentence that needs no cause behind it. */
export class Refusal extends Error {}
