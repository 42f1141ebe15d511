import { entries } from "#src/content/setup/setup-parts.ts";
import { answerKinds } from "#src/school/forms/own-question.ts";
import type { SetupField } from "./setup-form.tsx";

const required = true;
const digits = { inputMode: "numeric", autoComplete: "off" } as const;

export const schoolFields: readonly SetupField[] = [
	{ name: "name", label: "Name of the school", required, maxLength: 80, autoComplete: "organization" },
	{ name: "street", label: "Street or campus", required, maxLength: 80, autoComplete: "address-line1" },
	{ name: "town", label: "Town or city", required, maxLength: 80, autoComplete: "address-level2" },
	{ name: "state", label: "State", required, maxLength: 60, autoComplete: "address-level1" },
	{ name: "postalCode", label: "PIN code", required, maxLength: 12, autoComplete: "postal-code" },
	{ name: "phone", label: "Phone", required, type: "tel", autoComplete: "tel" },
	{ name: "mobile", label: "Mobile for WhatsApp (optional)", type: "tel", autoComplete: "tel" },
	{ name: "email", label: "Email", required, type: "email", autoComplete: "email" },
	{ name: "tagline", label: "Motto (optional)", maxLength: 80 },
	{ name: "accreditation", label: "Approved by (optional)", maxLength: 120 },
	{ name: "shortName", label: "Short name (optional)", maxLength: 8 },
	{ name: "main", label: "Main colour", type: "color", defaultValue: "#23395b" },
	{ name: "accent", label: "Colour of buttons and links", type: "color", defaultValue: "#b3452c" },
];

export const programmeFields: readonly SetupField[] = [
	{ name: "name", label: "Name, such as B.Des", required, maxLength: 40 },
	{ name: "years", label: "Years", required, ...digits },
	{ name: "seats", label: "Seats in a year", required, ...digits },
	{ name: "after", label: "Entry qualification", options: Object.entries(entries), defaultValue: "12" },
	{ name: "tuition", label: "Fee in a year, ₹ (optional)", ...digits },
	{ name: "test", label: "Entrance test (optional)", maxLength: 40 },
];

export const seasonFields: readonly SetupField[] = [
	{ name: "opens", label: "First day for applications", type: "date", required },
	{ name: "closes", label: "Last day", type: "date", required },
	{ name: "fee", label: "Application fee, ₹ (optional)", ...digits },
];

export const legalFields: readonly SetupField[] = [
	{ name: "officer", label: "Name of your grievance officer", required },
	{ name: "regulator", label: "Council or regulator (optional)" },
	{ name: "university", label: "University that grants degrees (optional)" },
	{ name: "services", label: "Who hosts your website and email", required },
	{ name: "less", label: "Refund processing fee, ₹", required, defaultValue: "1,000", ...digits },
	{ name: "days", label: "Working days for a refund", required, defaultValue: "15", ...digits },
];

/** @param programmes their keys and names */
export const questionFields = (programmes: readonly (readonly [string, string])[]): readonly SetupField[] => [
	{ name: "programme", label: "Form", options: programmes },
	{ name: "label", label: "Question", required, maxLength: 150 },
	{ name: "kind", label: "How it’s answered", options: Object.entries(answerKinds) },
	{ name: "options", label: "Answers to choose from, one a line", rows: 3, wide: true },
	{
		name: "required",
		label: "Required",
		options: [
			["", "No"],
			["yes", "Yes"],
		],
	},
];

export const pageFields: readonly SetupField[] = [
	{ name: "title", label: "Title", required, maxLength: 120 },
	{ name: "body", label: "Text", required, rows: 6, wide: true },
];
