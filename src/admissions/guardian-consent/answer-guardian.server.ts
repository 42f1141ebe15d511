import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { notifyOffice } from "#src/admissions/completion/office-notice.server.ts";
import { removeFiles } from "#src/admissions/drafts/draft-files.server.ts";
import { type GuardianState, idKinds, relations, ways } from "#src/admissions/guardians/guardian.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type StoredFile, saveUpload } from "#src/documents/save-upload.server.ts";
import type { ParsedMultipart } from "#src/documents/stage-uploads.server.ts";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { oneLine, westernDigits } from "#src/formatting/typed-text.ts";
import { normalisePhone } from "#src/forms/contact-details/phone.ts";
import { documentExtension, documentTypes } from "#src/forms/documents.ts";
import { limits } from "#src/forms/limits.ts";
import { personName } from "#src/forms/rules.ts";
import { officeMessages, type School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english, languageNow } from "#src/languages/language.ts";
import { enqueueAcknowledged } from "#src/mail/limit/acknowledge.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";
import type { Storage } from "#src/storage/storage.ts";
import { copyField } from "./copy-field.ts";
import { guardianAnsweredEmail, guardianCopyEmail } from "./guardian-emails.server.ts";
import { type GuardianMessages, noticeOf, noticeVersion, textOf } from "./notice.ts";
import { findGuardianByToken, type GuardianView } from "./read-guardian.server.ts";

export type GuardianContext = {
	db: Db;
	storage: Storage;
	school: School;
	/** Puts a withdrawal before the team member who answers requests about data. @param email the applicant's */
	fileWithdrawal: (trx: Transaction<Database>, about: { email: string; text: string }, now: Date) => Promise<unknown>;
};

type GuardianAnswer = {
	token: string;
	fields: Readonly<Record<string, string>>;
	upload?: ParsedMultipart | undefined;
};

/** stale: the text that was shown is not today's. gone: the link opens nothing any more. */
export type GuardianOutcome =
	| { ok: true }
	| { ok: false; reason: "invalid"; errors: Readonly<Record<string, string>> }
	| { ok: false; reason: "stale" | "gone" };

const goneOutcome: GuardianOutcome = { ok: false, reason: "gone" };

/** States in which the page asks for an answer. */
export const answerable: ReadonlySet<GuardianState> = new Set(["asked", "withheld", "withdrawn", "refused"]);

/** The notice of a guardian's page, and the SHA-256 of its text, which the form sends back. */
export function shownNotice({ applicant, form }: GuardianView, school: School) {
	const messages = messagesIn(guardianMessages, school.schoolMessages);
	const notice = noticeOf(messages, {
		applicant,
		school: school.name,
		form: withSchoolQuestionTexts(form, school.schoolMessages),
	});
	return { messages, notice, sha256: createHash("sha256").update(textOf(notice)).digest("hex") };
}

/**
 * Stores what a guardian answers: consent given or withheld, with the text that was shown. A copy of an identity
 * document is stored with it. Everything is refused in the page's language.
 */
export async function answerGuardian(
	{ db, storage, school }: GuardianContext,
	{ token, fields, upload }: GuardianAnswer,
	now: Date,
): Promise<GuardianOutcome> {
	const view = await findGuardianByToken(db, token, now);
	if (!view) return goneOutcome;
	const { messages, notice, sha256 } = shownNotice(view, school);
	if (fields.shown !== sha256) return { ok: false, reason: "stale" };
	const result = checkAnswer(answerRules(messages), fields);
	if (!result.ok) return { ok: false, reason: "invalid", errors: result.errors };
	const { values } = result;
	const copy = values.way === "copy" ? upload?.files.find(({ field }) => field === copyField) : undefined;
	if (values.way === "copy" && !copy) {
		const message = upload && Object.keys(upload.errors).length > 0 ? messages.copyWrong : messages.copyMissing;
		return { ok: false, reason: "invalid", errors: { [copyField]: message } };
	}
	const storedFile = copy && (await saveUpload(storage, copy, "applications"));
	// The office reads English.
	const ofOffice = { ...school, schoolMessages: officeMessages(school) };
	const inEnglish = () => textOf(shownNotice(view, ofOffice).notice);
	const consent = {
		consent_version: noticeVersion,
		consent_language: languageNow().tag,
		consent_text: textOf(notice),
		consent_sha256: sha256,
		consent_english: languageNow().tag === english ? null : inLanguage(english, inEnglish),
	};
	const done = await db.transaction().execute(async (trx) => {
		const lockedGuardian = await lockGuardian(trx, token, now);
		if (!lockedGuardian || !answerable.has(lockedGuardian.state)) return false;
		const { id } = lockedGuardian.guardian;
		await trx
			.updateTable("guardians")
			.set({
				...unanswered,
				...values,
				...consent,
				answered_at: now.toISOString(),
			})
			.where("id", "=", id)
			.execute();
		await trx.deleteFrom("guardian_copies").where("guardian_id", "=", id).execute();
		if (storedFile) await linkCopy(trx, id, storedFile, now);
		await tell(trx, school, lockedGuardian, { answer: values.answer, token, values }, now);
		return true;
	});
	if (!done && storedFile) await removeFiles(storage, [storedFile.key]);
	// Someone else has answered by the same link: the page says what holds.
	return { ok: true };
}

/** Withdraws consent, as easily as it was given: the office stops, and has a request with a due day. */
export async function withdrawGuardian(
	{ db, school, fileWithdrawal }: GuardianContext,
	{ token }: Pick<GuardianAnswer, "token">,
	now: Date,
): Promise<GuardianOutcome> {
	return db.transaction().execute(async (trx): Promise<GuardianOutcome> => {
		const lockedGuardian = await lockGuardian(trx, token, now);
		if (!lockedGuardian) return goneOutcome;
		const { guardian, state } = lockedGuardian;
		if (state !== "declared" && state !== "confirmed") return { ok: true };
		await trx.updateTable("guardians").set({ withdrawn_at: now.toISOString() }).where("id", "=", guardian.id).execute();
		await trx.deleteFrom("guardian_copies").where("guardian_id", "=", guardian.id).execute();
		await tell(trx, school, lockedGuardian, { answer: "withdrawn", token, values: guardian }, now);
		const application = await findApplication(trx, guardian.application_id);
		const text = `A parent or guardian has withdrawn consent for application ${application?.reference}.`;
		if (application) await fileWithdrawal(trx, { email: application.email, text }, now);
		return { ok: true };
	});
}

/** Fields that an answer does not fill, and what was found about the answer before. */
const unanswered = {
	phone: null,
	way: null,
	id_kind: null,
	id_end: null,
	withdrawn_at: null,
	checked: null,
	check_way: null,
	check_note: null,
	checked_at: null,
	member_id: null,
	member_name: null,
};

type Rules = ReturnType<typeof answerRules>;
type Values = z.output<Rules["withheld"]> & { answer: "given" | "withheld" } & Partial<
		z.output<Rules["given"]> & z.output<Rules["details"]>
	>;
type Columns = Omit<Values, "declaration">;

function checkAnswer(
	rules: Rules,
	fields: GuardianAnswer["fields"],
): { ok: true; values: Columns } | { ok: false; errors: Record<string, string> } {
	const answer = fields.answer === "withheld" ? "withheld" : "given";
	const parts =
		answer === "withheld" ? [rules.withheld] : [rules.given, ...(fields.way === "details" ? [rules.details] : [])];
	const parsed = parts.map((part) => part.safeParse(fields));
	const issues = parsed.flatMap(({ error }) => error?.issues ?? []);
	if (issues.length > 0)
		return {
			ok: false,
			errors: Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), message])),
		};
	const { declaration: _, ...values } = Object.assign({}, ...parsed.map(({ data }) => data)) as Values;
	return { ok: true, values: { ...values, answer } };
}

/** The owner before its guardian, as anyone who makes links locks them. */
async function lockGuardian(trx: Transaction<Database>, token: string, now: Date): Promise<GuardianView | undefined> {
	const guardian = await findGuardianByToken(trx, token, now);
	if (!guardian) return undefined;
	const { application_id, draft_id } = guardian.guardian;
	if (application_id !== null) await lockRow(trx, "applications", application_id);
	else if (draft_id !== null) await lockRow(trx, "drafts", draft_id);
	return findGuardianByToken(trx, token, now);
}

async function linkCopy(trx: Transaction<Database>, guardianId: number, file: StoredFile, now: Date): Promise<void> {
	const { name, key, size, sha256 } = file;
	await trx
		.insertInto("guardian_copies")
		.values({
			guardian_id: guardianId,
			original_name: name,
			storage_key: key,
			size,
			sha256,
			media_type: documentTypes[documentExtension(name) ?? "pdf"],
			sent_at: now.toISOString(),
		})
		.execute();
}

type GuardianReply = {
	answer: "given" | "withheld" | "withdrawn";
	token: string;
	values: { name: string | null; email: string | null };
};

/** Tells the guardian and, once there is an application, its applicant, its case, the log and the office. */
async function tell(
	trx: Transaction<Database>,
	school: School,
	{ guardian, applicant }: GuardianView,
	{ answer, token, values: { name, email } }: GuardianReply,
	now: Date,
): Promise<void> {
	const copy = { answer, language: languageNow().tag, token, applicant, name: name ?? "" };
	if (email !== null) await enqueueAcknowledged(trx, [guardianCopyEmail(school, email, copy)], email, now);
	const application = await findApplication(trx, guardian.application_id);
	if (!application) return;
	const { id } = application;
	const subject = { kind: "application", id };
	await recordAct(trx, { actor: "guardian", act: `guardian-${answer}`, subject, after: { name: name ?? "" } }, now);
	await storeApplicationCase(trx, id, now, { bySender: true });
	const label = `Guardian ${{ given: "gave", withheld: "refused", withdrawn: "withdrew" }[answer]} consent`;
	const item = { kind: "consent", label, value: name ?? "No name" } as const;
	await notifyOffice(trx, school, application, [item], now);
	const queuedEmail = guardianAnsweredEmail(school, application, { answer, guardian: name ?? "", reason: null });
	await enqueueAcknowledged(trx, [queuedEmail], application.email, now);
}

async function findApplication(trx: Transaction<Database>, id: number | null) {
	return id === null
		? undefined
		: trx.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The answer of a guardian, with messages in the language of the page. */
function answerRules(messages: GuardianMessages) {
	const name = z
		.string(messages.nameMissing)
		.transform(oneLine)
		.refine((text) => personName("name", "nameMissing").safeParse(text).success, messages.nameMissing);
	const email = z
		.string()
		.transform(oneLine)
		.default("")
		.refine((text) => text === "" || isMailAddress(text), messages.emailWrong)
		.transform((text) => text || null);
	const relation = z.enum(relations, messages.relationMissing);
	const declaration = z.literal("true", messages.declarationMissing);
	const phone = z
		.string(messages.phoneMissing)
		.transform(oneLine)
		.pipe(z.string().min(1, messages.phoneMissing).max(limits.phone, messages.phoneWrong))
		.transform((text, { addIssue }) => {
			const number = normalisePhone(text);
			if (number === undefined) addIssue(messages.phoneWrong);
			return number ?? z.NEVER;
		});
	const id_kind = z.enum(idKinds, messages.idKindMissing);
	const id_end = z
		.string(messages.idEndWrong)
		.transform(oneLine)
		.refine((text) => /^[\p{L}\p{N}]{4}$/u.test(text), messages.idEndWrong)
		.transform((text) => westernDigits(text).toUpperCase());
	const who = { name, relation, email, declaration };
	return {
		withheld: z.object(who),
		given: z.object({ ...who, phone, way: z.enum(ways, messages.wayMissing) }),
		details: z.object({ id_kind, id_end }),
	};
}
