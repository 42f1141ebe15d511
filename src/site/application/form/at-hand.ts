import type { DepartmentRules } from "#src/admissions/forms/asked-documents.ts";
import type { AddedForm } from "#src/school/forms/added-programme.ts";
import { type DocumentRules, documentNames } from "#src/school/forms/application-form-settings.ts";
import type { AskableQuestion } from "#src/school/forms/asked-question.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { atHandMessages } from "#src/school/messages/sets/application-form-messages.ts";
import type { ProductForm } from "#src/school/offering.ts";

type AtHandMessages = MessagesOf<typeof atHandMessages>;

/** `required`: the documents that the product’s form requires of everyone; the others are names of messages. */
const forms = {
	barch: { lead: "barchLead", marks: "barchMarks", last: "nataScore", lastOf: "nata", required: [] },
	march: { lead: "marchLead", marks: "marchMarks", last: "registrationNumber", lastOf: "coa", required: [] },
	diploma: {
		lead: "diplomaLead",
		marks: "diplomaMarks",
		last: "nataScore",
		lastOf: "nata",
		required: ["certificate_10"],
	},
} as const satisfies Record<ProductForm, AtHand>;

type AtHand = { lead: string; marks: string; last: string; lastOf: AskableQuestion; required: readonly string[] };

/** Questions of the product that a form does not ask. */
const leftOutOf = ({ asked = [] }: OwnForm = {}): ReadonlySet<AskableQuestion> =>
	new Set(asked.flatMap(({ question, rule }) => (rule === "none" ? [question] : [])));

const asksUsualMarks = (leftOut: ReadonlySet<AskableQuestion>) =>
	(["class10", "class12", "degree"] as const).every((question) => !leftOut.has(question));

/** Documents of every applicant, by their messages; the others are those of international students. */
const ofAll: Readonly<Record<string, keyof typeof ofDepartment>> = {
	certificate_10: "class10",
	certificate_12: "class12",
	certificate_ug: "degree",
	portfolio: "portfolio",
};

/** The same where one department requires it. */
const ofDepartment = {
	class10: "class10Of",
	class12: "class12Of",
	degree: "degreeOf",
	portfolio: "portfolioOf",
} as const;

/** The documents of every applicant that a form requires, and those that it takes. */
function documentsOf(type: ProductForm, rules: DocumentRules) {
	const names = Object.keys(documentNames[type]).filter((name) => ofAll[name] !== undefined);
	const requiredNames = names.filter((name) =>
		rules[name] === undefined ? forms[type].required.some((required) => required === name) : rules[name] === "required",
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
 * Lists what an applicant needs at hand, by what the form asks for. The office may write its own list.
 * @param departments all rules of each, where they differ
 */
export function atHand(
	messages: AtHandMessages,
	type: ProductForm,
	givenRules: DocumentRules = {},
	departments?: DepartmentRules,
	own?: OwnForm,
): string[] {
	const leftOut = leftOutOf(own);
	const { marks, last, lastOf } = forms[type];
	const rules = commonRules(givenRules, departments);
	const { required, taken } = documentsOf(type, rules);
	const ofOne = Object.entries(departments ?? {}).flatMap(([department, each]) =>
		documentsOf(type, each)
			.required.filter((name) => !required.includes(name))
			.flatMap((name) => ofAll[name] ?? [])
			.map((document) => messages[ofDepartment[document]]({ department })),
	);
	const abroad = Object.entries(documentNames[type]).filter(
		([name]) => ofAll[name] === undefined && rules[name] === "required",
	);
	const certificates = taken.some((name) => name !== "portfolio");
	return [
		messages[asksUsualMarks(leftOut) ? marks : "addedMarks"],
		...required.flatMap((name) => (ofAll[name] ? [messages[ofAll[name]]] : [])),
		...ofOne,
		...abroad.map(([, label]) => label),
		...(certificates ? [messages.otherCertificates] : []),
		...(leftOut.has(lastOf) ? [] : [messages[last]]),
	];
}

/** The sentence above a form, by what it asks for. The office may write one of its own. */
export function formLead(
	messages: AtHandMessages,
	type: ProductForm,
	rules: DocumentRules = {},
	departments?: DepartmentRules,
	own?: OwnForm,
): string {
	if (hasOwnStep(own) || !asksUsualMarks(leftOutOf(own))) return addedLead(messages, own);
	const { required, taken } = documentsOf(type, commonRules(rules, departments));
	if (type === "diploma" && required.length > 0) return messages.diplomaLeadWithCertificate;
	const lead = messages[forms[type].lead];
	return required.length + taken.length > 0 ? `${lead} ${messages.attachDocuments}` : lead;
}

/** Lists what an applicant for an added programme needs at hand. */
export function addedAtHand(messages: AtHandMessages, { testName, portfolio }: AddedForm): string[] {
	return [
		messages.addedMarks,
		messages.otherCertificates,
		...(portfolio === "required" ? [messages.portfolio] : []),
		...(testName ? [messages.testScore({ test: testName })] : []),
	];
}

/** The sentence above a form whose steps and marks differ from those of the product. */
export function addedLead(messages: AtHandMessages, own?: OwnForm): string {
	const lead = hasOwnStep(own) ? messages.threeStepsLead : messages.addedLead;
	return `${lead} ${messages.attachDocuments}`;
}

const hasOwnStep = (own: OwnForm | undefined) => own?.questions?.some(({ step }) => step === "own") ?? false;
