import type { Kysely, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** The record that an act is about, such as `{ kind: "application", id: 12 }`. */
export type Subject = { kind: string; id: number };

/** `before` and `after` hold only what the act changed. */
export type Act = { actor: string; act: string; subject: Subject; before?: unknown; after?: unknown };

/** An act as it was recorded; `at` is ISO 8601 in UTC. */
export type RecordedAct = { id: number; at: string; actor: string; act: string; before: unknown; after: unknown };

/** Records an act in the transaction that carries it out. */
export async function recordAct(trx: Transaction<Database>, act: Act, now: Date): Promise<void> {
	const { subject, before, after, ...rest } = act;
	await trx
		.insertInto("audit_log")
		.values({
			...rest,
			at: now.toISOString(),
			subject_kind: subject.kind,
			subject_id: subject.id,
			before: before === undefined ? null : JSON.stringify(before),
			after: after === undefined ? null : JSON.stringify(after),
		})
		.execute();
}

/** Every act on a record, first ones first. */
export async function readActs(db: Kysely<Database>, { kind, id }: Subject): Promise<RecordedAct[]> {
	const rows = await db
		.selectFrom("audit_log")
		.select(["id", "at", "actor", "act", "before", "after"])
		.where("subject_kind", "=", kind)
		.where("subject_id", "=", id)
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }));
}

/** Forgets what was done to a record that is erased. */
export async function eraseActs(trx: Transaction<Database>, { kind, id }: Subject): Promise<void> {
	await trx.deleteFrom("audit_log").where("subject_kind", "=", kind).where("subject_id", "=", id).execute();
}

function parsed(json: string | null): unknown {
	return json === null ? undefined : JSON.parse(json);
}
