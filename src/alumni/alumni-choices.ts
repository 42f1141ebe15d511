import { yearAtSchool } from "#src/calendar/day.ts";
import type { Option } from "#src/forms/definition.ts";
import { english, type LanguageTag } from "#src/languages/language.ts";
import type { Degree } from "#src/school/forms/standard-courses.ts";

/** The countries and territories of ISO 3166-1 that have telephones, by their English names in Unicode CLDR. */
const countryNames: readonly string[] = (
	"Afghanistan|Åland Islands|Albania|Algeria|American Samoa|Andorra|Angola|Anguilla|Antigua & Barbuda|" +
	"Argentina|Armenia|Aruba|Australia|Austria|Azerbaijan|Bahamas|Bahrain|Bangladesh|Barbados|Belarus|" +
	"Belgium|Belize|Benin|Bermuda|Bhutan|Bolivia|Bosnia & Herzegovina|Botswana|Brazil|" +
	"British Indian Ocean Territory|British Virgin Islands|Brunei|Bulgaria|Burkina Faso|Burundi|Cambodia|" +
	"Cameroon|Canada|Cape Verde|Caribbean Netherlands|Cayman Islands|Central African Republic|Chad|Chile|" +
	"China|Christmas Island|Cocos (Keeling) Islands|Colombia|Comoros|Congo - Brazzaville|Congo - Kinshasa|" +
	"Cook Islands|Costa Rica|Côte d’Ivoire|Croatia|Cuba|Curaçao|Cyprus|Czechia|Denmark|Djibouti|Dominica|" +
	"Dominican Republic|Ecuador|Egypt|El Salvador|Equatorial Guinea|Eritrea|Estonia|Eswatini|Ethiopia|" +
	"Falkland Islands|Faroe Islands|Fiji|Finland|France|French Guiana|French Polynesia|Gabon|Gambia|" +
	"Georgia|Germany|Ghana|Gibraltar|Greece|Greenland|Grenada|Guadeloupe|Guam|Guatemala|Guernsey|Guinea|" +
	"Guinea-Bissau|Guyana|Haiti|Honduras|Hong Kong SAR China|Hungary|Iceland|India|Indonesia|Iran|Iraq|" +
	"Ireland|Isle of Man|Israel|Italy|Jamaica|Japan|Jersey|Jordan|Kazakhstan|Kenya|Kiribati|Kosovo|Kuwait|" +
	"Kyrgyzstan|Laos|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg|" +
	"Macao SAR China|Madagascar|Malawi|Malaysia|Maldives|Mali|Malta|Marshall Islands|Martinique|" +
	"Mauritania|Mauritius|Mayotte|Mexico|Micronesia|Moldova|Monaco|Mongolia|Montenegro|Montserrat|Morocco|" +
	"Mozambique|Myanmar (Burma)|Namibia|Nauru|Nepal|Netherlands|New Caledonia|New Zealand|Nicaragua|Niger|" +
	"Nigeria|Niue|Norfolk Island|North Korea|North Macedonia|Northern Mariana Islands|Norway|Oman|" +
	"Pakistan|Palau|Palestinian Territories|Panama|Papua New Guinea|Paraguay|Peru|Philippines|Poland|" +
	"Portugal|Puerto Rico|Qatar|Réunion|Romania|Russia|Rwanda|Samoa|San Marino|São Tomé & Príncipe|" +
	"Saudi Arabia|Senegal|Serbia|Seychelles|Sierra Leone|Singapore|Sint Maarten|Slovakia|Slovenia|" +
	"Solomon Islands|Somalia|South Africa|South Korea|South Sudan|Spain|Sri Lanka|St. Barthélemy|" +
	"St. Helena|St. Kitts & Nevis|St. Lucia|St. Martin|St. Pierre & Miquelon|St. Vincent & Grenadines|" +
	"Sudan|Suriname|Svalbard & Jan Mayen|Sweden|Switzerland|Syria|Taiwan|Tajikistan|Tanzania|Thailand|" +
	"Timor-Leste|Togo|Tokelau|Tonga|Trinidad & Tobago|Tunisia|Türkiye|Turkmenistan|Turks & Caicos Islands|" +
	"Tuvalu|U.S. Virgin Islands|Uganda|Ukraine|United Arab Emirates|United Kingdom|United States|Uruguay|" +
	"Uzbekistan|Vanuatu|Vatican City|Venezuela|Vietnam|Wallis & Futuna|Western Sahara|Yemen|Zambia|" +
	"Zimbabwe"
).split("|");

/** Facts of a school that its registration of alumni follows. `firstGraduation` is the year of its first class. */
export type Graduates = {
	firstGraduation: number;
	/** Degrees of the school; those of the product if left out. */
	degrees?: readonly Degree[] | undefined;
	/** Countries in the language of the page; in English if left out. */
	countries?: readonly Option[] | undefined;
	/** True if left out. */
	isOfArchitecture?: boolean | undefined;
};

export const degreesWithCourses = (degrees: readonly Degree[]): string[] =>
	degrees.flatMap((degree) => (degree.courses.length > 0 ? valuesOf(degree) : []));

const valuesOf = ({ value, also }: Degree) => (also === undefined ? [value] : [value, also]);

export const courseOptions = (degrees: readonly Degree[]): Option[] =>
	degrees.flatMap((degree) =>
		degree.courses.map((course) => ({ ...course, when: { field: "degree", is: valuesOf(degree) } })),
	);

export const genderOptions: readonly Option[] = [
	{ value: "1", label: "Male", also: "male" },
	{ value: "2", label: "Female", also: "female" },
	{ value: "3", label: "Other", also: "other" },
];

export const countryOptions: readonly Option[] = countryNames.map((name) => ({ value: name, label: name }));

/** The countries by their names in a language, sorted by them; their values stay English. */
export function countriesIn(tag: LanguageTag): Option[] {
	const [englishNames, names] = [english, tag].map((each) => new Intl.DisplayNames(each, { type: "region" }));
	const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
	const codes = new Map(letters.flatMap((one) => letters.map((two) => [englishNames?.of(one + two), one + two])));
	const nameOf = (code: string | undefined) => code && names?.of(code);
	return countryOptions
		.map(({ value }) => ({ value, label: nameOf(codes.get(value)) || value }))
		.sort((one, other) => one.label.localeCompare(other.label, tag));
}

export const jobDomainOptions: readonly Option[] = [
	{ value: "architecture", label: "Architecture" },
	{ value: "urban-planning", label: "Urban Planning" },
	{ value: "landscape-design", label: "Landscape Design" },
	{ value: "interior-design", label: "Interior Design" },
	{ value: "sustainable-design", label: "Sustainable Design" },
	{ value: "historic-preservation", label: "Historic Preservation" },
	{ value: "bim-specialist", label: "BIM Specialist" },
	{ value: "construction-management", label: "Construction Management" },
	{ value: "structural-engineering", label: "Structural Engineering" },
	{ value: "lighting-design", label: "Lighting Design" },
];

/** Programs that never asked send 0, which means the same as the first. */
export const employmentOptions: readonly Option[] = [
	{ value: "1", label: "Employed", also: "0" },
	{ value: "2", label: "Self Employed" },
	{ value: "3", label: "Other" },
];

/** "Jurer" is the contract's spelling. */
export const roleOptions: readonly Option[] = [
	{ value: "1", label: "Guest Lectures" },
	{ value: "2", label: "Tech Talks" },
	{ value: "3", label: "Jurer" },
	{ value: "4", label: "Visiting Faculty" },
];

/** The years since the first class graduated, this one first. */
export function graduationYears(firstGraduation: number, now = new Date()): Option[] {
	return years(yearAtSchool(now), firstGraduation);
}

/** Lists the years from this one back to 1900. */
export function workingYears(now = new Date()): Option[] {
	return years(yearAtSchool(now), 1900);
}

function years(latest: number, earliest: number): Option[] {
	return Array.from({ length: latest - earliest + 1 }, (_, index) => ({
		value: String(latest - index),
		label: String(latest - index),
	}));
}
