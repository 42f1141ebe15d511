import { westernDigits } from "#src/formatting/typed-text.ts";
import { type Country, countries, countryOf } from "./countries.ts";

/** Names that people type and the list does not show. */
const otherNames: Record<string, string> = {
	ae: "uae dubai emirates",
	ci: "ivory coast",
	cz: "czech republic",
	gb: "uk great britain england scotland wales",
	in: "bharat",
	nl: "holland",
	sz: "swaziland",
	tl: "east timor",
	tr: "turkey",
	us: "usa america",
};

/** Countries that match a search, best match first: by name, ISO code, code with or without a plus, or continent. */
export function findCountries(search: string): readonly Country[] {
	const searchText = plain(search);
	if (searchText === "") return countries;
	const rank = /^[\d ]+$/.test(searchText) ? byCode(searchText.replaceAll(" ", "")) : byName(searchText);
	return countries
		.map((country) => ({ country, rank: rank(country) }))
		.filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
		.sort((a, b) => a.rank - b.rank)
		.map(({ country }) => country);
}

/** The index of the first test that holds. */
const firstOf = (tests: readonly boolean[]) => (tests.includes(true) ? tests.indexOf(true) : Number.POSITIVE_INFINITY);

function byCode(digits: string) {
	const exact = countryOf(digits)?.iso2;
	return ({ iso2, dialCode, isMain }: Country) =>
		firstOf([dialCode === digits && isMain, dialCode === digits, dialCode.startsWith(digits), iso2 === exact]);
}

function byName(searchText: string) {
	return ({ iso2, name, englishName, continent }: Country) => {
		const own = [name, englishName].map((each) => ` ${plain(each)}`);
		const others = ` ${otherNames[iso2] ?? ""}`;
		return firstOf([
			own.some((each) => each.trim() === searchText) || others.split(" ").includes(searchText),
			own.some((each) => each.startsWith(` ${searchText}`)),
			iso2 === searchText,
			own.some((each) => each.includes(` ${searchText}`)) || others.includes(` ${searchText}`),
			own.some((each) => each.includes(searchText)),
			plain(continent).startsWith(searchText),
		]);
	};
}

/** Removes case, accents and punctuation; `St.` is Saint. */
function plain(text: string): string {
	return westernDigits(text)
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replace(/\bst\b\.?/g, "saint")
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
}
