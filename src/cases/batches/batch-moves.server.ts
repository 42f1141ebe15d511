import type { Kysely, Selectable } from "kysely";
import { readActs, recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { BatchState } from "#src/cases/batches/batch-state.ts";
import type { By } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** The states to which a member moves a batch. */
export type MovedState = Extract<BatchState, "running" | "dropped" | "undoing">;

const moves = {
	running: "batch-started",
	dropped: "batch-dropped",
	undoing: "batch-undone",
} as const satisfies Record<MovedState, ActName>;

type Move = { batchId: number; by: By; to: MovedState };

/** Records who has moved a batch, in the transaction that moves it. */
export async function recordMove(trx: Trx, { batchId, by, to }: Move, now: Date): Promise<void> {
	const subject = { kind: "batch", id: batchId };
	await recordAct(trx, { actor: by.name, memberId: by.id, act: moves[to], subject }, now);
}

type Batch = Pick<Selectable<Database["batches"]>, "id" | "member_id" | "member_name">;

/** Reads who has moved a batch to a state; where the log has no one, it's the person who planned it. */
export async function readMover(db: Kysely<Database>, batch: Batch, to: MovedState): Promise<By> {
	const acts = await readActs(db, { kind: "batch", id: batch.id });
	const last = acts.findLast(({ act, memberId }) => act === moves[to] && memberId !== null);
	return { id: last?.memberId ?? batch.member_id, name: last?.actor ?? batch.member_name };
}
