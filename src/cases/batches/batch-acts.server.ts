import type { Kysely } from "kysely";
import { z } from "zod";
import type { PermissionName } from "#src/audit/undoable.server.ts";
import type { ActResult, OnCase } from "#src/cases/acts/act-result.ts";
import { assignCase, setDue, setStatus } from "#src/cases/acts/case-acts.server.ts";
import { tagCase, untagCase } from "#src/cases/acts/tags.server.ts";
import { type By, type CaseKind, caseStatuses } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { QueuedEmail } from "#src/mail/message.ts";

/** A case of a batch, in the version that it had when the batch was planned. */
export type BatchCase = { id: number; kind: CaseKind; recordId: number; version: number };

/** Emails that an act will write to the sender of each case, or why there is none, by the case's number. */
export type Forecast = ReadonlyMap<number, readonly (QueuedEmail | string)[]>;

/** An act that a batch does to each of its cases. */
type BatchAct = {
	/** Checks the details. */
	details: z.ZodType;
	/**
	 * Returns the permission that a member needs to start it, and to undo it. @param details as that schema gives them
	 */
	permissionOf: (details: never) => PermissionName;
	/** @param details as that schema gives them */
	carryOut: (trx: Trx, on: OnCase, details: never, now: Date) => Promise<ActResult>;
	/** The emails that it will cause, before it is carried out; an act without it causes none. */
	forecast?: Forecaster<never> | undefined;
};

type Forecaster<Details> = (
	db: Kysely<Database>,
	cases: readonly BatchCase[],
	details: Details,
	by: By,
	now: Date,
) => Promise<Forecast>;

export type BatchActs = Readonly<Record<string, BatchAct>>;

type ActDeclaration<Details> = {
	details: z.ZodType<Details>;
	permission: PermissionName | ((details: Details) => PermissionName);
	carryOut: (trx: Trx, on: OnCase, details: Details, now: Date) => Promise<ActResult>;
	forecast?: Forecaster<Details>;
};

export function batchAct<Details>({ permission, ...act }: ActDeclaration<Details>): BatchAct {
	return { ...act, permissionOf: (details) => (typeof permission === "function" ? permission(details) : permission) };
}

const tag = z.object({ tag: z.string().min(1) });

const permission = "case.write";

/** The acts that every case has; areas add those of theirs. */
export const caseBatchActs: BatchActs = {
	assign: batchAct({
		details: z.object({ assigneeId: z.int().nullable() }),
		permission,
		carryOut: (trx, on, { assigneeId }, now) => assignCase(trx, { ...on, assigneeId }, now),
	}),
	status: batchAct({
		details: z.object({ status: z.enum(caseStatuses).nullable() }),
		permission,
		carryOut: (trx, on, { status }, now) => setStatus(trx, { ...on, status }, now),
	}),
	due: batchAct({
		details: z.object({ dueOn: z.iso.date().nullable() }),
		permission,
		carryOut: (trx, on, { dueOn }, now) => setDue(trx, { ...on, dueOn }, now),
	}),
	tag: batchAct({
		details: tag,
		permission,
		carryOut: (trx, on, details, now) => tagCase(trx, { ...on, ...details }, now),
	}),
	untag: batchAct({
		details: tag,
		permission,
		carryOut: (trx, on, details, now) => untagCase(trx, { ...on, ...details }, now),
	}),
};

/**
 * Returns the permission that a member needs to start a batch, and to undo it.
 * @param acts of areas, besides those that every case has
 */
export function permissionOfBatch(
	{ act, details }: { act: string; details: unknown },
	acts: BatchActs,
): PermissionName {
	// An act that this release doesn't know is not carried out; even so, it counts as a decision.
	return { ...caseBatchActs, ...acts }[act]?.permissionOf(details as never) ?? "case.decide";
}
