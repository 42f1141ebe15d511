import { maxTagLength, tagOf } from "#src/cases/tag.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { type ActResult, goneCase, invalid, type OnCase } from "./act-result.ts";
import { type Case, lockCase, recordCaseAct } from "./lock-case.server.ts";

export const tagged = "case-tagged" as const;
export const untagged = "case-untagged" as const;

/** Tags never conflict: each is there or not. */
export async function tagCase(trx: Trx, on: OnCase & { tag: string }, now: Date): Promise<ActResult> {
	const caseRow = await lockCase(trx, on.caseId);
	if (!caseRow) return goneCase;
	const tag = tagOf(on.tag);
	if (tag === undefined) return invalid(`Enter a tag of up to ${maxTagLength} characters.`);
	return writeTag(trx, caseRow, { ...on, tag, present: true }, now);
}

export async function untagCase(trx: Trx, on: OnCase & { tag: string }, now: Date): Promise<ActResult> {
	const caseRow = await lockCase(trx, on.caseId);
	return caseRow ? writeTag(trx, caseRow, { ...on, tag: tagOf(on.tag) ?? on.tag, present: false }, now) : goneCase;
}

type TagChange = Pick<OnCase, "by" | "batchId"> & { tag: string; present: boolean; undoes?: number };

/** Adds a tag to a locked case or removes it, with the act. */
export async function writeTag(
	trx: Trx,
	caseRow: Case,
	{ tag, present, by, batchId, undoes }: TagChange,
	now: Date,
): Promise<ActResult> {
	const caseTag = await trx
		.selectFrom("case_tags")
		.select("tag")
		.where("case_id", "=", caseRow.id)
		.where("tag", "=", tag)
		.executeTakeFirst();
	if ((caseTag !== undefined) === present) return { ok: true, actId: null, version: caseRow.version };
	if (present) await trx.insertInto("case_tags").values({ case_id: caseRow.id, tag }).execute();
	else await trx.deleteFrom("case_tags").where("case_id", "=", caseRow.id).where("tag", "=", tag).execute();
	const act = present ? { act: tagged, after: { tag } } : { act: untagged, before: { tag } };
	return recordCaseAct(trx, caseRow, { ...act, by, batchId, undoes }, now);
}
