import { isOver, type Stage } from "#src/admissions/applications/stage.ts";
import {
	type ApplicationType,
	completionOf,
	formOf,
	isApplicationType,
} from "#src/admissions/forms/application-forms.ts";
import { neededDocuments, withDocuments } from "#src/admissions/forms/asked-documents.ts";
import type { LaterResult } from "#src/admissions/forms/completion.ts";
import { storedRules } from "#src/admissions/forms/departments.ts";
import {
	type Answers,
	applicableFields,
	type Field,
	type FormDefinition,
	isAnswered,
	questionsOf,
} from "#src/forms/definition.ts";
import type { DocumentRules } from "#src/school/forms/application-form-settings.ts";

export type DocumentField = Extract<Field, { kind: "file" }>;

/** A result that has not been given yet. */
export type AwaitedResult = {
	key: string;
	label: string;
	/** The month for which the applicant expects it, `YYYY-MM`; null where none was given. */
	expected: string | null;
	/** The question for the document that will show it, unless that was sent already. */
	document: DocumentField | null;
};

/** Items that an application still needs, in the order of its form. */
export type Outstanding = {
	/** Nothing is needed any more. */
	complete: boolean;
	documents: DocumentField[];
	results: AwaitedResult[];
	/** Documents that may be sent too. */
	offered: DocumentField[];
};

type CompletionSource = {
	type: ApplicationType;
	/** Values by question, as they are stored. */
	answers: Answers;
	/** The questions for which a document was sent. */
	sent: ReadonlySet<string>;
	/** Rules by which documents were asked for when it was sent. */
	rules: DocumentRules;
};

/** Works out what an application still needs, by the form's questions, its answers and its documents. */
export function outstandingOf({ type, answers, sent, rules }: CompletionSource): Outstanding {
	const neededNeededDocuments = neededDocuments(completionOf(type).needed, rules);
	const missing = documentFields(type, answers, rules).filter(({ name }) => !sent.has(name));
	const documents = missing.filter(({ name }) => neededNeededDocuments.includes(name));
	const results = awaitedResults(type, answers).map((result): AwaitedResult => {
		const month = result.month && answers[result.month];
		return {
			key: result.key,
			label: result.label,
			expected: typeof month === "string" ? month : null,
			document: documentOf({ type, rules }, result, sent),
		};
	});
	return {
		complete: documents.length === 0 && results.length === 0,
		documents,
		results,
		offered: missing.filter(({ name }) => !neededNeededDocuments.includes(name)),
	};
}

/** The results that have not been given yet. */
export function awaitedResults(type: ApplicationType, answers: Answers): LaterResult[] {
	return completionOf(type).results.filter(({ known }) => !known.some((name) => isAnswered(answers[name])));
}

/** The questions for a document that an application with these answers takes, those of awaited results included. */
export function takenDocuments(type: ApplicationType, answers: Answers, rules: DocumentRules): DocumentField[] {
	const results = awaitedResults(type, answers).flatMap(
		(result) => documentOf({ type, rules }, result, new Set()) ?? [],
	);
	const askedDocuments = documentFields(type, answers, rules);
	return [...askedDocuments, ...results.filter(({ name }) => !askedDocuments.some((field) => field.name === name))];
}

function documentFields(type: ApplicationType, answers: Answers, rules: DocumentRules): DocumentField[] {
	const form: FormDefinition = withDocuments(formOf(type).form, rules);
	return form.steps.flatMap((step) => applicableFields(form, step, answers)).filter((field) => field.kind === "file");
}

function documentOf(
	{ type, rules }: Pick<CompletionSource, "type" | "rules">,
	{ document }: LaterResult,
	sentFields: ReadonlySet<string>,
) {
	if (document === undefined || sentFields.has(document)) return null;
	const field = questionsOf(withDocuments<FormDefinition>(formOf(type).form, rules)).find(
		({ name }) => name === document,
	);
	return field?.kind === "file" ? field : null;
}

/** `ended`: the application is over. `not-expected`: it asks no question of this name for a document. */
export type NotTaken = { ok: false; reason: "ended" | "not-expected" };

type Application = { application_type: string; answers: string; document_rules: string | null; stage: Stage };

/** The question for which this application takes a document, or why it takes none. */
export function expectDocument(
	{ application_type: type, answers, document_rules, stage }: Application,
	name: string,
): { ok: true; field: DocumentField } | NotTaken {
	if (isOver(stage)) return { ok: false, reason: "ended" };
	const rules = storedRules(document_rules);
	const documents = isApplicationType(type) ? takenDocuments(type, JSON.parse(answers), rules) : [];
	const field = documents.find((each) => each.name === name);
	return field ? { ok: true, field } : { ok: false, reason: "not-expected" };
}
