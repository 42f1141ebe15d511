import { isOver, type Stage } from "#src/admissions/applications/stage.ts";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/asked-documents.ts";
import { type DocumentField, takenDocuments } from "./owed.ts";
import { ended } from "./refusals.ts";

/** `ended`: the application is over. `not-expected`: it asks no question of this name for a document. */
export type NotTaken = { ok: false; reason: "ended" | "not-expected"; message: string };

type Application = { application_type: string; answers: string; document_rules: string | null; stage: Stage };

/** The question for which this application takes a document, or why it takes none. */
export function expectDocument(
	{ application_type: type, answers, document_rules, stage }: Application,
	name: string,
): { ok: true; field: DocumentField } | NotTaken {
	if (isOver(stage)) return { ok: false, reason: "ended", message: ended };
	const rules = storedRules(document_rules);
	const taken = isApplicationType(type) ? takenDocuments(type, JSON.parse(answers), rules) : [];
	const field = taken.find((each) => each.name === name);
	return field
		? { ok: true, field }
		: { ok: false, reason: "not-expected", message: "You don’t need to upload a file here" };
}
