import type { Kysely, Selectable, Transaction } from "kysely";
import type { ActName } from "#src/audit-messages.ts";
import type { Database } from "#src/db/tables.ts";

/** The record that an act is about, such as `{ kind: "application", id: 12 }`. */
export type Subject = { kind: string; id: number };

/**
 * `before` and `after` hold only what the act changed. `memberId` is null for applicants and the command line,
 * `batchId` names the batch that the act was part of, `undoes` the act that it has undone.
 */
export type Act = {
	actor: string;
	memberId?: number | null | undefined;
	act: ActName;
	subject: Subject;
	before?: unknown;
	after?: unknown;
	batchId?: number | null | undefined;
	undoes?: number | null | undefined;
};

/** An act as it was recorded; `at` is ISO 8601 in UTC. */
export type RecordedAct = {
	id: number;
	at: string;
	actor: string;
	memberId: number | null;
	act: ActName;
	subject: Subject;
	before: unknown;
	after: unknown;
	batchId: number | null;
	undoes: number | null;
};

/** Records an act in the transaction that carries it out. @returns its id */
export async function recordAct(trx: Transaction<Database>, act: Act, now: Date): Promise<number> {
	const { subject, before, after, memberId, batchId, undoes, ...rest } = act;
	const { id } = await trx
		.insertInto("audit_log")
		.values({
			...rest,
			at: now.toISOString(),
			member_id: memberId ?? null,
			subject_kind: subject.kind,
			subject_id: subject.id,
			before: before === undefined ? null : JSON.stringify(before),
			after: after === undefined ? null : JSON.stringify(after),
			batch_id: batchId ?? null,
			undoes: undoes ?? null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Every act on a record, oldest first. */
export async function readActs(db: Kysely<Database>, { kind, id }: Subject): Promise<RecordedAct[]> {
	const rows = await db
		.selectFrom("audit_log")
		.selectAll()
		.where("subject_kind", "=", kind)
		.where("subject_id", "=", id)
		.orderBy("id")
		.execute();
	return rows.map(actOfRow);
}

/** Acts of these names on several records of a kind, oldest first. */
export async function readActsOfSeveral(
	db: Kysely<Database>,
	{ kind, ids }: { kind: string; ids: readonly number[] },
	acts: readonly ActName[],
): Promise<RecordedAct[]> {
	const rows = await db
		.selectFrom("audit_log")
		.selectAll()
		.where("subject_kind", "=", kind)
		.where("subject_id", "in", ids)
		.where("act", "in", acts)
		.orderBy("id")
		.execute();
	return rows.map(actOfRow);
}

/** The last acts on records of a kind that hold and are no undo themselves, newest first. */
export async function readLastActs(db: Kysely<Database>, kind: string, limit: number): Promise<RecordedAct[]> {
	const rows = await db
		.selectFrom("audit_log")
		.selectAll()
		.where("subject_kind", "=", kind)
		.where("undoes", "is", null)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("audit_log as later").select("later.id").whereRef("later.undoes", "=", "audit_log.id"))),
		)
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
	return rows.map(actOfRow);
}

/** One act, and whether it was undone; undefined when there is none. */
export async function readAct(
	db: Kysely<Database>,
	id: number,
): Promise<(RecordedAct & { undone: boolean }) | undefined> {
	const row = await db.selectFrom("audit_log").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const undoneActs = await db.selectFrom("audit_log").select("id").where("undoes", "=", id).executeTakeFirst();
	return { ...actOfRow(row), undone: undoneActs !== undefined };
}

/** Deletes what was done to a record that is erased. */
export async function eraseActs(trx: Transaction<Database>, { kind, id }: Subject): Promise<void> {
	await trx.deleteFrom("audit_log").where("subject_kind", "=", kind).where("subject_id", "=", id).execute();
}

function actOfRow(row: Selectable<Database["audit_log"]>): RecordedAct {
	return {
		id: row.id,
		at: row.at,
		actor: row.actor,
		memberId: row.member_id,
		act: row.act as ActName,
		subject: { kind: row.subject_kind, id: row.subject_id },
		before: parseJson(row.before),
		after: parseJson(row.after),
		batchId: row.batch_id,
		undoes: row.undoes,
	};
}

function parseJson(json: string | null): unknown {
	return json === null ? undefined : JSON.parse(json);
}
