/**
 * Code that a phone field loads when it is first touched: one file, so that it can be asked for again when it did not
 * load.
 */
export { countryOf, groupNational } from "./countries.ts";
export { CountryList } from "./country-list.tsx";
