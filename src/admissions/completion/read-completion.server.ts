import type { Kysely, Selectable } from "kysely";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { isOver } from "#src/admissions/applications/stage.ts";
import { formOf, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/departments.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { Answers, FormDefinition } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { textsOf } from "#src/forms/stored-texts.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import { versionOf } from "./change-answers.server.ts";
import { type Outstanding, outstandingOf, takenDocuments } from "./outstanding.ts";
import { readOpenRequests } from "./read-open-requests.server.ts";
import { refuseChange } from "./refusals.ts";

/**
 * Changes that the holder of an application's link can still make to its answers and documents: what is `asked` by the
 * office, the questions for which it takes `documents`, today's form in `steps`, why what was sent can no longer be
 * changed (`refusal`), the `version` of the answers, which a change of them names, and answers as `texts` of the form's
 * controls.
 */
export type CompletionView = NonNullable<Awaited<ReturnType<typeof completionOf>>>;

/** @returns undefined for an unknown or expired token */
export async function readCompletion(
	db: Db,
	{ schoolMessages }: Pick<School, "schoolMessages">,
	token: string,
	now: Date,
) {
	const application = await findByToken(db, token, now);
	return application && completionOf(db, application, schoolMessages);
}

/**
 * @param application as `findByToken` gives it
 * @returns undefined for an application of a form that no longer exists
 */
export async function completionOf(
	db: Db,
	application: Selectable<Database["applications"]>,
	schoolMessages: SchoolMessages | undefined,
) {
	const { id, application_type: type, answers, stage, reference } = application;
	if (!isApplicationType(type)) return undefined;
	const form: FormDefinition = formOf(type).form;
	const values: Answers = JSON.parse(answers);
	return {
		applicationId: id,
		type,
		stage,
		reference,
		outstanding: await readOutstanding(db, application),
		asked: await readOpenRequests(db, application),
		documents: isOver(stage) ? [] : takenDocuments(type, values, storedRules(application.document_rules)),
		steps: form.steps.map(({ key, fields }) => ({ key, names: fields.map(({ name }) => name) })),
		refusal: refuseChange(stage, schoolMessages) ?? null,
		version: versionOf(answers),
		texts: textsOf(form, values),
	};
}

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "application_type" | "answers" | "document_rules" | "stage" | "erased_at"
>;

const nothing: Outstanding = { complete: true, documents: [], results: [], offered: [] };

/** Reads what an application still needs: nothing once it is over or erased. */
export async function readOutstanding(db: Kysely<Database>, application: Application): Promise<Outstanding> {
	const { id, application_type: type, answers, document_rules, stage, erased_at } = application;
	if (isOver(stage) || erased_at !== null || !isApplicationType(type)) return nothing;
	const files = await db.selectFrom("application_files").select("field").where("application_id", "=", id).execute();
	const sentFields = new Set(files.map(({ field }) => field));
	return outstandingOf({ type, answers: JSON.parse(answers), sent: sentFields, rules: storedRules(document_rules) });
}
