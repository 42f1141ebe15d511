import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { homeCountry } from "#src/forms/contact-details/home-country.ts";
import type { Condition, Field } from "#src/forms/definition.ts";
import { standardCategories } from "#src/school/forms/asked-question.ts";

/** Values by which a Yes may be sent. */
export const yes = ["true", "1"] as const;

/** Values by which a form sends Yes and No; programs may send either pair in every form. */
const yesAndNo = {
	words: [
		{ value: "true", label: "Yes", also: "1" },
		{ value: "false", label: "No", also: "2" },
	],
	numbers: [
		{ value: "1", label: "Yes", also: "true" },
		{ value: "2", label: "No", also: "false" },
	],
} as const;

type Personal = {
	/** Way in which the answer to the international question is sent. */
	international: keyof typeof yesAndNo;
	/** True if international students must send a proof of residence, or may. */
	proof: "required" | "offered";
};

const isInternational: Condition = { field: "is_international_student", is: yes };

export function personalFields({ international, proof }: Personal): Field[] {
	return [
		{
			kind: "text",
			name: "name",
			label: "Full name",
			help: "As printed on your Class 10 certificate.",
			autoComplete: "name",
		},
		{
			kind: "date",
			name: "date_of_birth",
			label: "Date of birth",
			autoComplete: "bday",
			expected: "birthMissing",
		},
		{
			kind: "textarea",
			name: "address",
			label: "Address",
			help: "House, street, town, state or country, and PIN or postal code.",
			autoComplete: "street-address",
		},
		{
			kind: "email",
			name: "email",
			label: "Email",
			help: "We’ll send the confirmation to this address.",
			autoComplete: "email",
			inputMode: "email",
		},
		{
			kind: "tel",
			name: "phone_no",
			label: "Phone number",
			help: "A number we can reach you on. If it isn’t an Indian number, choose its country.",
			onPaper: "A number we can reach you on, with the country code if it isn’t an Indian number.",
			autoComplete: "tel",
			inputMode: "tel",
			country: homeCountry,
		},
		{
			kind: "radio",
			name: "gender",
			label: "Gender",
			optional: true,
			options: [
				{ value: "1", label: "Male" },
				{ value: "2", label: "Female" },
				{ value: "3", label: "Other" },
			],
		},
		{
			kind: "select",
			name: "category",
			label: "Reservation category",
			help: "Only if you’re claiming a reserved seat or a scholarship that depends on it.",
			optional: true,
			options: standardCategories,
		},
		{ kind: "text", name: "nationality", label: "Nationality", autoComplete: "country-name" },
		{
			kind: "radio",
			name: "is_international_student",
			label: "Are you an international student?",
			help: "Yes, if you hold a foreign passport or finished school outside India.",
			options: yesAndNo[international],
		},
		{
			kind: "file",
			document: "certificate",
			name: "residence_proof",
			label: "Proof of residence",
			help: "Passport, visa or residence permit. PDF or Word file up to 5 MB, or photos.",
			onPaper: "Passport, visa or residence permit.",
			...(proof === "offered" && { optional: true }),
			when: isInternational,
		},
		{
			kind: "file",
			document: "certificate",
			name: "passport",
			label: "Passport",
			help: "The page with your photo. PDF or Word file up to 5 MB, or photos.",
			onPaper: "The page with your photo.",
			optional: true,
			when: isInternational,
		},
		{
			kind: "text",
			name: "guardian_name",
			label: "Parent or guardian: name",
			help: "If you’re under 18, enter a parent’s or guardian’s name and phone number.",
			optional: true,
		},
		{
			kind: "tel",
			name: "guardian_phone",
			label: "Parent or guardian: phone number",
			optional: true,
			autoComplete: "off",
			inputMode: "tel",
			country: homeCountry,
		},
	];
}

type EntranceTest = {
	/** Beginning of the names of its questions: `pgeta` for `pgeta_status` and `pgeta_score`. */
	prefix: string;
	name: string;
	help: string;
	/** Message where the score is missing. */
	missing: RuleName;
};

/** Asks whether an entrance test was taken, and for the score of one that was. */
export function entranceTestFields({ prefix, name, help, missing }: EntranceTest): Field[] {
	return [
		{
			kind: "radio",
			name: `${prefix}_status`,
			label: name,
			help,
			optional: true,
			options: [
				{ value: "scored", label: "I have my score" },
				{ value: "waiting", label: "I’ve registered or taken it, but have no score yet" },
				{ value: "not_applied", label: "I haven’t registered yet" },
			],
		},
		{
			kind: "number",
			name: `${prefix}_score`,
			label: `${name} score`,
			inputMode: "decimal",
			expected: missing,
			when: { field: `${prefix}_status`, is: ["scored"] },
		},
	];
}

/** Documents that international applicants may send besides their certificates. */
export const translationsFields: readonly Field[] = [
	{
		kind: "file",
		document: "certificate",
		name: "equivalence_letter",
		label: "Equivalence letter",
		help: "From the Association of Indian Universities, once you have it. PDF or Word file up to 5 MB, or photos.",
		onPaper: "From the Association of Indian Universities, once you have it.",
		optional: true,
		when: isInternational,
	},
	{
		kind: "file",
		document: "certificate",
		name: "translations",
		label: "Translations",
		help: "Translations of certificates that aren’t in English, in one file. PDF or Word file up to 5 MB, or photos.",
		onPaper: "Translations of certificates that aren’t in English.",
		optional: true,
		when: isInternational,
	},
];
