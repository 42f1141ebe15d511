import type { Trx } from "#src/db/connect.server.ts";
import { compiledInsert } from "#src/db/queries/compiled-insert.server.ts";
import { normalisePhone } from "#src/forms/contact-details/phone.ts";
import { lockCaseOf } from "./acts/lock-case.server.ts";
import { type By, type CaseKind, type CaseStatus, statusOfCase } from "./case.ts";
import { markSeen } from "./desk/seen-cases.server.ts";
import { fold, searchText } from "./search-text.ts";

/** Facts about a case that its record gives. Times are ISO 8601 in UTC, days `YYYY-MM-DD`. */
export type CaseFacts = {
	kind: CaseKind;
	recordId: number;
	/** The programme of an application, or the key of a form. */
	type: string;
	/** Reference as emails about the record name it. */
	reference: string;
	name: string;
	phone: string;
	email: string;
	town: string;
	/** `YYYY`, where it is known. */
	birthYear?: string | undefined;
	cameAt: string;
	/** No one at the office has begun with the record. */
	unread: boolean;
	/** The record alone decides about the status, since it was decided or withdrawn. */
	final: boolean;
	status: Exclude<CaseStatus, "new">;
	/** Next step in a few words, since when it is awaited, and whether the sender was asked for it. */
	waits: { for: string; since: string; asked: boolean };
	dueOn: string | null;
	stage: string | null;
	/** Null where no fee is charged; the amount in paise. */
	fee: { paid: boolean; amount: number } | null;
	/** Letters as in `papers` of the table; null for a record without a checklist. */
	papers: string | null;
	/** Percentage and test score. */
	marks: number | null;
	score: number | null;
	/** Everything else that a search shall find. */
	texts: readonly string[];
};

/** Facts about a record that no one has begun with, and that has neither checklist nor fee. */
export const unbegun = {
	unread: true,
	final: false,
	status: "ours",
	stage: null,
	fee: null,
	papers: null,
	marks: null,
	score: null,
} as const satisfies Partial<CaseFacts>;

/** Author of the change: the record's sender, so that what the office has set by hand no longer holds, or a member. */
export type ChangeOptions = {
	bySender?: boolean;
	by?: By | undefined;
	/** The record is stored by this transaction, so it has no case yet. */
	isNew?: boolean;
};

const insertCase = compiledInsert("cases", (insert) => insert.returning("id"));
const insertText = compiledInsert("case_texts", (insert) => insert);

/**
 * Opens the case of a record, or brings it up to date, in the transaction that changes the record.
 */
export async function storeCase(
	trx: Trx,
	facts: CaseFacts,
	now: Date,
	{ bySender = false, by, isNew = false }: ChangeOptions = {},
): Promise<number> {
	const { kind, recordId: record_id, cameAt: created_at } = facts;
	const columns = columnsOf(facts);
	const caseRow = isNew ? undefined : await lockCaseOf(trx, { kind, id: record_id });
	const text = searchText(
		[facts.reference, facts.name, facts.email, facts.town, ...facts.texts],
		[facts.phone, ...facts.texts.filter((each) => normalisePhone(each) !== undefined)],
	);
	const set = {
		status_set: bySender ? null : (caseRow?.status_set ?? null),
		due_set: bySender ? null : (caseRow?.due_set ?? null),
		assignee_id: caseRow?.assignee_id ?? null,
	};
	const changed = { ...columns, ...set, ...statusOfCase({ ...columns, ...set }) };
	if (!caseRow) {
		const opened = { kind, record_id, created_at, changed_at: created_at, version: 0, ...changed };
		const [row] = await insertCase(trx, opened);
		if (!row) throw new Error("A case was not stored.");
		await insertText(trx, { case_id: row.id, text });
		return row.id;
	}
	await trx
		.updateTable("cases")
		.set({ ...changed, ...((bySender || by) && { changed_at: now.toISOString() }) })
		.where("id", "=", caseRow.id)
		.execute();
	await trx.updateTable("case_texts").set({ text }).where("case_id", "=", caseRow.id).execute();
	if (by) await markSeen(trx, { memberId: by.id, caseId: caseRow.id }, now);
	return caseRow.id;
}

function columnsOf({ waits, fee, papers, ...facts }: CaseFacts) {
	const name_key = fold(facts.name);
	const missing = papers === null ? null : [...papers].filter((letter) => letter !== "a" && letter !== "n").length;
	return {
		type: facts.type,
		reference: facts.reference,
		name: facts.name,
		name_key,
		phone: facts.phone,
		email: facts.email,
		town: facts.town,
		phone_key: normalisePhone(facts.phone) ?? null,
		email_key: facts.email.trim().toLowerCase() || null,
		person_key: facts.birthYear && name_key ? `${name_key} ${facts.birthYear}` : null,
		record_status: facts.status,
		unread: flag(facts.unread),
		final: flag(facts.final),
		waits_for: waits.for,
		waits_since: waits.since,
		asked: flag(waits.asked),
		record_due: facts.dueOn,
		stage: facts.stage,
		paid: fee && flag(fee.paid),
		fee: fee?.amount ?? null,
		papers,
		papers_missing: missing,
		complete: missing === null ? null : flag(missing === 0),
		marks: hundredths(facts.marks),
		score: hundredths(facts.score),
	};
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const hundredths = (value: number | null) => (value === null ? null : Math.round(value * 100));
