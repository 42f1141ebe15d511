import type { Transaction } from "kysely";
import { z } from "zod";
import type { ActResult, OnCase } from "#src/cases/acts/act-result.ts";
import { assignCase, setDue, setStatus } from "#src/cases/acts/case-acts.server.ts";
import { tagCase, untagCase } from "#src/cases/acts/tags.server.ts";
import { caseStatuses } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";

/** An act that a batch does to each of its cases. */
type BatchAct = {
	/** Checks the details. */
	details: z.ZodType;
	/** @param details as that schema gives them */
	carryOut: (trx: Transaction<Database>, on: OnCase, details: never, now: Date) => Promise<ActResult>;
};

export type BatchActs = Readonly<Record<string, BatchAct>>;

export function batchAct<Details>(
	details: z.ZodType<Details>,
	carryOut: (trx: Transaction<Database>, on: OnCase, details: Details, now: Date) => Promise<ActResult>,
): BatchAct {
	return { details, carryOut };
}

const tag = z.object({ tag: z.string().min(1) });

/** The acts that every case has; areas add those of theirs. */
export const caseBatchActs: BatchActs = {
	assign: batchAct(z.object({ assigneeId: z.int().nullable() }), (trx, on, { assigneeId }, now) =>
		assignCase(trx, { ...on, assigneeId }, now),
	),
	status: batchAct(z.object({ status: z.enum(caseStatuses).nullable() }), (trx, on, { status }, now) =>
		setStatus(trx, { ...on, status }, now),
	),
	due: batchAct(z.object({ dueOn: z.iso.date().nullable() }), (trx, on, { dueOn }, now) =>
		setDue(trx, { ...on, dueOn }, now),
	),
	tag: batchAct(tag, (trx, on, details, now) => tagCase(trx, { ...on, ...details }, now)),
	untag: batchAct(tag, (trx, on, details, now) => untagCase(trx, { ...on, ...details }, now)),
};
