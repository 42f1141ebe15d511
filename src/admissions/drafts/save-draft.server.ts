import type { Kysely } from "kysely";
import { type ApplicationType, formOf } from "#src/admissions/forms/application-forms.ts";
import { notOfferedMessage } from "#src/admissions/forms/not-offered.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import { refusal } from "#src/admissions/season/season-messages.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { consentField } from "#src/forms/consent.ts";
import type { FieldErrors, FormDefinition } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { type MessagesOf, messagesIn } from "#src/school/messages/message-set.ts";
import { draftRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { FormType } from "#src/school/offering.ts";
import type { Draft } from "./draft.ts";
import { listDraftFiles } from "./draft-files.server.ts";
import { draftExpiry, findDraft, issueDraftToken, lockDraft, type NotOpen } from "./lock-draft.server.ts";

const maxLength = 5000;
const maxBytes = 64 * 1024;

/**
 * The texts that a draft stores: answers to the form's own questions, never a file or a password. They are not
 * checked as answers, since no one has finished typing.
 */
function storableAnswers(
	form: FormDefinition,
	sentAnswers: Record<string, string>,
	messages: MessagesOf<typeof draftRefusalMessages>,
): { ok: true; json: string } | { ok: false; errors: FieldErrors } {
	const questions = form.steps
		.flatMap((step) => step.fields)
		.filter((field) => field.kind !== "file" && field.kind !== "password");
	const names = [...questions.map((field) => field.name), consentField];
	const texts = names.flatMap((name) =>
		Object.hasOwn(sentAnswers, name) ? [[name, sentAnswers[name] ?? ""] as const] : [],
	);
	const errors = Object.fromEntries(
		texts.flatMap(([name, text]) => refuse(text, messages).map((message) => [name, message])),
	);
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const json = JSON.stringify(Object.fromEntries(texts));
	return Buffer.byteLength(json) <= maxBytes
		? { ok: true, json }
		: { ok: false, errors: { answers: messages.answersTooLong } };
}

function refuse(text: string, messages: MessagesOf<typeof draftRefusalMessages>): string[] {
	if (text.length > maxLength) return [messages.textTooLong({ limit: maxLength })];
	return text.includes("\u0000") ? [messages.textUnsavable] : [];
}

export type BeginResult =
	| { ok: true; token: string; expires_at: string }
	| { ok: false; reason: "closed"; message: string };

/**
 * Begins an empty draft, while its form is open, and gives the token for the device that asked.
 * @param source of the link that led there
 */
export async function beginDraft(
	{ db, admissions }: { db: Db; admissions: Admissions },
	type: ApplicationType,
	now: Date,
	source: string | null = null,
): Promise<BeginResult> {
	const message = notOfferedMessage(admissions, type) ?? refusal(admissions, type, now);
	if (message !== undefined) return { ok: false, reason: "closed", message };
	const [created_at, expires_at] = [now.toISOString(), draftExpiry(now, { state: "open", email: null })];
	const token = await db.transaction().execute(async (trx) => {
		const { id } = await trx
			.insertInto("drafts")
			.values({
				application_type: type,
				state: "open",
				answers: "{}",
				step: 0,
				version: formOf(type).form.version,
				revision: 0,
				saved_at: null,
				email: null,
				email_key: null,
				application_id: null,
				source,
				created_at,
				changed_at: created_at,
				expires_at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		return issueDraftToken(trx, id, "device", now);
	});
	return { ok: true, token, expires_at };
}

export async function viewDraft(db: Db, token: string, now: Date): Promise<{ ok: true; draft: Draft } | NotOpen> {
	// The files first: if the draft is open after that, they were not taken from it by a submit.
	const files = await listDraftFiles(db, token);
	const draft = await findDraft(db, token, now);
	if (!draft.ok) return draft;
	const { answers, application_type, step, version, revision, saved_at, email, expires_at } = draft.draft;
	return {
		ok: true,
		draft: {
			application_type,
			answers: JSON.parse(answers),
			step,
			version,
			revision,
			saved_at,
			email,
			expires_at,
			files,
		},
	};
}

export type Save = { answers: Record<string, string>; step: number; version: string; revision: number };
type SaveResult =
	| { ok: true; revision: number; saved_at: string; expires_at: string }
	| { ok: false; reason: "changed-elsewhere"; revision: number; saved_at: string | null }
	| { ok: false; reason: "invalid"; errors: FieldErrors }
	| NotOpen;

/**
 * Saves the answers as they are typed so far, if no one saved others since the named revision. A save that is
 * repeated because its answer was lost counts as the same.
 */
export function saveDraft(
	{ db, school }: { db: Db; school: School },
	token: string,
	save: Save,
	now: Date,
): Promise<SaveResult> {
	const messages = messagesIn(draftRefusalMessages, school.schoolMessages);
	return db.transaction().execute(async (trx): Promise<SaveResult> => {
		const lockedDraft = await lockDraft(trx, token, now);
		if (!lockedDraft.ok) return lockedDraft;
		const { draft } = lockedDraft;
		const storable = storableAnswers(formOf(draft.application_type).form, save.answers, messages);
		if (!storable.ok) return { ok: false, reason: "invalid", errors: storable.errors };
		const { revision, saved_at, expires_at } = draft;
		const same = draft.answers === storable.json && draft.step === save.step && draft.version === save.version;
		if (saved_at !== null && same && revision === save.revision + 1)
			return { ok: true, revision, saved_at, expires_at };
		if (revision !== save.revision) return { ok: false, reason: "changed-elsewhere", revision, saved_at };
		const savedDraft = { revision: revision + 1, saved_at: now.toISOString(), expires_at: draftExpiry(now, draft) };
		await trx
			.updateTable("drafts")
			.set({
				...savedDraft,
				answers: storable.json,
				step: save.step,
				version: save.version,
				changed_at: savedDraft.saved_at,
			})
			.where("id", "=", draft.id)
			.execute();
		return { ok: true, ...savedDraft };
	});
}

/** Counts applications by these forms that were begun and not sent; no one reads them. */
export async function countDrafts(db: Kysely<Database>, forms: readonly FormType[]): Promise<number> {
	if (forms.length === 0) return 0;
	const { count } = await db
		.selectFrom("drafts")
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.where("state", "=", "open")
		.where("application_type", "in", forms)
		.executeTakeFirstOrThrow();
	return Number(count);
}
