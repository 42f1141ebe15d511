import type { DialCountry } from "#src/ui/phone-field/number.ts";

/** Whose numbers are meant where no country is chosen. */
export const homeCountry: DialCountry = { iso2: "in", name: "India", dialCode: "91", mask: "..... ....." };
