import type { Kysely } from "kysely";
import type { BatchOutcome, BatchState } from "#src/cases/batches/batch-state.ts";
import type { Database } from "#src/db/tables.ts";

/** A case of a batch, with why it was left out; `outcome` is of the undo once the batch is undone. */
type SampledCase = {
	id: number;
	kind: string;
	recordId: number;
	reference: string;
	name: string;
	outcome: BatchOutcome | null;
	message: string | null;
};

/** A batch as it is confirmed, followed and reported. Times are ISO 8601 in UTC. */
export type BatchView = {
	id: number;
	memberId: number;
	member: string;
	act: string;
	details: unknown;
	filter: string;
	state: BatchState;
	createdAt: string;
	finishedAt: string | null;
	/** Number of cases, and of those that had their turn: in the undo once it is being undone. */
	count: number;
	tried: number;
	outcomes: Record<BatchOutcome, number>;
	/** Some of its cases: while it is planned the first ones, afterwards those that were left out before the others. */
	sample: SampledCase[];
};

const sampleSize = 100;

/** @returns undefined when there is none */
export async function readBatch(db: Kysely<Database>, id: number): Promise<BatchView | undefined> {
	const batch = await db.selectFrom("batches").selectAll().where("id", "=", id).executeTakeFirst();
	if (!batch) return undefined;
	const undoing = batch.state === "undoing" || batch.state === "undone";
	const outcome = undoing ? "undo_outcome" : "outcome";
	const items = db.selectFrom("batch_items").where("batch_id", "=", id);
	const countedItems = await (undoing ? items.where("outcome", "=", "done") : items)
		.select([`${outcome} as outcome`])
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.groupBy(outcome)
		.execute();
	const outcomes: BatchView["outcomes"] = { done: 0, unchanged: 0, skipped: 0, refused: 0 };
	for (const row of countedItems) if (row.outcome !== null) outcomes[row.outcome] = Number(row.count);
	const count = countedItems.reduce((sum, row) => sum + Number(row.count), 0);
	return {
		id,
		memberId: batch.member_id,
		member: batch.member_name,
		act: batch.act,
		details: JSON.parse(batch.details),
		filter: batch.filter,
		state: batch.state,
		createdAt: batch.created_at,
		finishedAt: batch.finished_at,
		count,
		tried: Object.values(outcomes).reduce((sum, each) => sum + each, 0),
		outcomes,
		sample: await readSample(db, id, batch.state === "planned" ? null : outcome),
	};
}

async function readSample(
	db: Kysely<Database>,
	batchId: number,
	outcome: "outcome" | "undo_outcome" | null,
): Promise<SampledCase[]> {
	const items = db
		.selectFrom("batch_items")
		.innerJoin("cases", "cases.id", "batch_items.case_id")
		.select(["cases.id", "cases.kind", "cases.record_id as recordId", "cases.reference", "cases.name"])
		.where("batch_id", "=", batchId)
		.$if(outcome !== null, (all) =>
			all.where(outcome ?? "outcome", "is not", null).orderBy((row) =>
				row
					.case()
					.when(outcome ?? "outcome", "in", ["skipped", "refused"])
					.then(0)
					.else(1)
					.end(),
			),
		)
		.orderBy("cases.id")
		.limit(sampleSize);
	return outcome === "undo_outcome"
		? items.select(["undo_outcome as outcome", "undo_message as message"]).execute()
		: items.select(["outcome", "message"]).execute();
}
