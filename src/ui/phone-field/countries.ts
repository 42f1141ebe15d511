import {
	AsYouType,
	getCountries,
	getCountryCallingCode,
	Metadata,
	parsePhoneNumberFromString,
} from "libphonenumber-js/core";
import metadata from "libphonenumber-js/min/metadata";
import { westernDigits } from "#src/formatting/typed-text.ts";
import { english, languageNow } from "#src/languages/language.ts";
import { continentOf } from "./continents.ts";
import type { DialCountry } from "./number.ts";

export type Country = DialCountry & {
	/** Name in English, by which it is found in every language. */
	englishName: string;
	continent: string;
	/** The country that a shared code means by itself: the United States for +1. */
	isMain: boolean;
};

const { tag } = languageNow();
const englishNames = new Intl.DisplayNames(english, { type: "region" });
const names = new Intl.DisplayNames([tag, english], { type: "region" });
const plans = new Metadata(metadata);

/** All countries that have a code, alone or shared, sorted by name in the language of the page. */
export const countries: readonly Country[] = getCountries(metadata)
	.map((code) => {
		const dialCode = getCountryCallingCode(code, metadata);
		const iso2 = code.toLowerCase();
		plans.selectNumberingPlan(code);
		return {
			iso2,
			name: names.of(code) ?? code,
			englishName: englishNames.of(code) ?? code,
			dialCode,
			hasShortNumbers: Math.min(...(plans.numberingPlan?.possibleLengths() ?? [])) < 7,
			continent: continentOf(iso2),
			isMain: metadata.country_calling_codes[dialCode]?.[0] === code,
		};
	})
	.sort((a, b) => a.name.localeCompare(b.name, tag));

/**
 * The country of a number that begins with a country code and may be incomplete. Among countries that share the code,
 * `chosen` stays unless the digits belong to another.
 */
export function countryOf(number: string, chosenDialCountry?: DialCountry): Country | undefined {
	const typedAsYouType = new AsYouType(undefined, metadata);
	typedAsYouType.input(`+${westernDigits(number).replace(/\D/g, "").replace(/^00/, "")}`);
	const exact = typedAsYouType.getNumber()?.country?.toLowerCase();
	const sharing = countries.filter(({ dialCode }) => dialCode === typedAsYouType.getCallingCode());
	return (
		sharing.find(({ iso2 }) => iso2 === exact) ??
		sharing.find(({ iso2 }) => iso2 === chosenDialCountry?.iso2) ??
		sharing.find(({ isMain }) => isMain)
	);
}

/** Groups the digits of a valid national number, without a country code or trunk prefix that were typed in front. */
export function groupNational(digits: string, { dialCode }: DialCountry): string | undefined {
	const number = [
		parsePhoneNumberFromString(`+${dialCode}${digits}`, metadata),
		parsePhoneNumberFromString(digits, { defaultCallingCode: dialCode }, metadata),
	].find((number) => number?.countryCallingCode === dialCode && number.isValid());
	// Some plans rewrite digits (Argentina's mobiles); a number is never changed under the visitor's hands.
	if (!number || !digits.endsWith(number.nationalNumber)) return undefined;
	return number.formatInternational().slice(`+${dialCode}`.length).replace(/\D+/g, " ").trim();
}
