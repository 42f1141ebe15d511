import type { DepartmentRules } from "#src/admissions/forms/asked-documents.ts";
import { type DocumentRules, documentNames } from "#src/school/application-form-settings.ts";
import type { FormType } from "#src/school/offered.ts";

/** `required`: the documents that the product’s form requires of everyone. */
const forms: Readonly<Record<FormType, { marks: string; short: string; last: string; required: readonly string[] }>> = {
	barch: {
		marks: "Class 10 and Class 12 marks and years of passing",
		short: "Class 10 and Class 12 marks",
		last: "Your NATA score, if it’s out",
		required: [],
	},
	march: {
		marks: "Class 10, Class 12 and B.Arch marks and years of passing",
		short: "Class 10, Class 12 and B.Arch marks",
		last: "Your COA registration number, if you have one",
		required: [],
	},
	diploma: {
		marks: "Class 10 marks and year of passing",
		short: "Class 10 marks",
		last: "Your NATA score, if it’s out",
		required: ["certificate_10"],
	},
};

/** Documents of every applicant; the others are those of international students. */
const ofAll: Readonly<Record<string, string>> = {
	certificate_10: "Your Class 10 certificate",
	certificate_12: "Your Class 12 certificate",
	certificate_ug: "Your degree certificate",
	portfolio: "Your portfolio",
};

/** A portfolio is taken only as PDF. */
const formatOf = (name: string) => (name === "portfolio" ? "PDF" : "PDF or DOCX");

/** The documents of every applicant that a form requires, and those that it takes. */
function documentsOf(type: FormType, rules: DocumentRules) {
	const names = Object.keys(documentNames[type]).filter((name) => ofAll[name] !== undefined);
	const requiredNames = names.filter((name) =>
		rules[name] === undefined ? forms[type].required.includes(name) : rules[name] === "required",
	);
	return {
		required: requiredNames,
		taken: names.filter((name) => rules[name] !== "none" && !requiredNames.includes(name)),
	};
}

/** The rules that hold for every department. Where one alone requires a document, the others take it. */
function commonRules(rules: DocumentRules, departments: DepartmentRules | undefined): DocumentRules {
	const ways = Object.values(departments ?? {});
	if (ways.length === 0) return rules;
	const names = new Set(ways.flatMap((each) => Object.keys(each)));
	const common = [...names].map((name) => {
		const [first, ...others] = ways.map((each) => each[name]);
		return [name, others.every((rule) => rule === first) ? first : "offered"] as const;
	});
	return Object.fromEntries(common.flatMap(([name, rule]) => (rule ? [[name, rule]] : [])));
}

/**
 * What an applicant needs at hand, by what the form asks for. The office may write a list of its own.
 * @param departments all rules of each, where they differ
 */
export function atHand(type: FormType, givenRules: DocumentRules = {}, departments?: DepartmentRules): string[] {
	const rules = commonRules(givenRules, departments);
	const { required, taken } = documentsOf(type, rules);
	const ofOne = Object.entries(departments ?? {}).flatMap(([department, each]) =>
		documentsOf(type, each)
			.required.filter((name) => !required.includes(name))
			.map((name) => `For ${department}: ${ofAll[name]?.replace(/^Your/, "your")}, as ${formatOf(name)}`),
	);
	const abroad = Object.entries(documentNames[type]).filter(
		([name]) => ofAll[name] === undefined && rules[name] === "required",
	);
	const certificates = taken.some((name) => name !== "portfolio");
	return [
		forms[type].marks,
		...required.map(
			(name) => `${ofAll[name]} as ${formatOf(name)}${name === "portfolio" ? "" : ", or on paper to photograph"}`,
		),
		...ofOne,
		...abroad.map(([, label]) => label),
		...(certificates ? ["Certificates, if you have them, as PDF or DOCX or on paper to photograph"] : []),
		forms[type].last,
	];
}

/** The sentence above a form, by what it asks for. The office may write one of its own. */
export function formLead(type: FormType, rules: DocumentRules = {}, departments?: DepartmentRules): string {
	const begins = "Two steps, about ten minutes. Have ";
	const { required, taken } = documentsOf(type, commonRules(rules, departments));
	if (type === "diploma" && required.length > 0)
		return `${begins}your Class 10 certificate ready as PDF or DOCX, or on paper to photograph. It goes with the form.`;
	const marks = `${begins}your ${forms[type].short} ready.`;
	const documents = required.length + taken.length > 0;
	return documents ? `${marks} You can attach documents as PDF or DOCX, or photograph them here.` : marks;
}
