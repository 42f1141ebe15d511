import type { DialCountry } from "#src/ui/phone-field/number.ts";

/** The country of a number until another is chosen. */
export const homeCountry: DialCountry = { iso2: "in", name: "India", dialCode: "91", groups: [5, 5] };
