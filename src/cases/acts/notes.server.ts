import type { Kysely } from "kysely";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type Eyes, type ShownText, shownTo } from "#src/formatting/shown-text.ts";
import { type ActResult, goneCase, invalid, type OnCase } from "./act-result.ts";
import { lockCase, recordCaseAct } from "./lock-case.server.ts";

export const noted = "case-noted";

const maxNoteLength = 4000;

/** A note on a case; `at` is ISO 8601 in UTC. */
export type CaseNote = {
	id: number;
	memberId: number;
	member: string;
	text: ShownText;
	mentions: number[];
	at: string;
};

/** Adds a note. Notes never conflict: each is a row of its own. @param on.mentions ids of members named in it */
export async function addNote(
	trx: Trx,
	on: OnCase & { text: string; mentions: readonly number[] },
	now: Date,
): Promise<ActResult> {
	const { by, batchId } = on;
	const text = on.text.trim();
	if (text === "") return invalid("Enter a note.");
	if (text.length > maxNoteLength) return invalid(`A note can have up to ${maxNoteLength} characters.`);
	const caseRow = await lockCase(trx, on.caseId);
	if (!caseRow) return goneCase;
	const { id } = await trx
		.insertInto("case_notes")
		.values({
			case_id: caseRow.id,
			member_id: by.id,
			member_name: by.name,
			text,
			mentions: on.mentions.length > 0 ? `,${[...new Set(on.mentions)].join(",")},` : "",
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return recordCaseAct(trx, caseRow, { by, batchId, act: noted, after: { note: id } }, now);
}

/** The notes on a case, oldest first. */
export async function readNotes(db: Kysely<Database>, caseId: number, eyes: Eyes): Promise<CaseNote[]> {
	const rows = await db.selectFrom("case_notes").selectAll().where("case_id", "=", caseId).orderBy("id").execute();
	return rows.map(({ id, member_id, member_name, text, mentions, created_at }) => ({
		id,
		memberId: member_id,
		member: member_name,
		text: shownTo(eyes, text),
		mentions: mentions.split(",").filter(Boolean).map(Number),
		at: created_at,
	}));
}

/** The members who are named in a text with an @, by their first or their whole name. */
export function findMentions(text: string, members: readonly { id: number; name: string }[]): number[] {
	const lower = text.toLowerCase();
	// An @ within a word is an email address's.
	const afterSigns = Array.from(lower.matchAll(/(?<![\p{L}\p{N}._-])@/gu), ({ index }) => lower.slice(index + 1));
	const isNamed = (name: string) =>
		[name.toLowerCase(), name.toLowerCase().split(" ")[0] ?? ""]
			.filter(Boolean)
			.some((each) =>
				afterSigns.some((rest) => rest.startsWith(each) && !/^[\p{L}\p{N}]/u.test(rest.slice(each.length))),
			);
	return members.filter(({ name }) => isNamed(name)).map(({ id }) => id);
}
