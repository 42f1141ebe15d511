import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/content/editing/content-act.ts";
import type { ContentItem } from "#src/content/editing/content-item.ts";
import { lockItem } from "#src/content/editing/read-item.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type SetupStep, setupSteps } from "./setup-step.ts";

/** Opens the setup of a new school; once, even if several processes start together. */
export async function openSetup(db: Db, now: Date): Promise<void> {
	const changed_at = now.toISOString();
	await db
		.insertInto("setup_steps")
		.values(setupSteps.map((name) => ({ name, state: "open" as const, changed_at, member_name: null, item_id: null })))
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
}

/** The steps in their order; none for a school that came with its texts. */
export async function readSetup(db: Kysely<Database>): Promise<Database["setup_steps"][]> {
	const rows = await db.selectFrom("setup_steps").selectAll().execute();
	return setupSteps.flatMap((name) => rows.filter((row) => row.name === name));
}

/** The step with which the setup goes on; undefined when none is open, or for a school that came with its texts. */
export async function nextStep(db: Kysely<Database>): Promise<SetupStep | undefined> {
	return (await readSetup(db)).find(({ state }) => state === "open")?.name;
}

/** Whether a school that began empty has nothing of its own yet. */
export async function isSetupUntouched(db: Kysely<Database>): Promise<boolean> {
	const steps = await readSetup(db);
	return steps.length > 0 && steps.every(({ state }) => state === "open");
}

/** Notes that a step is done or skipped. One that is done stays so. */
export async function settleStep(
	trx: Transaction<Database>,
	{ step, state, by }: { step: SetupStep; state: "done" | "skipped"; by: By },
	now: Date,
): Promise<void> {
	const changes = { state, changed_at: now.toISOString(), member_name: by.name };
	let rows = trx.updateTable("setup_steps").set(changes).where("name", "=", step);
	if (state === "skipped") rows = rows.where("state", "=", "open");
	const { numUpdatedRows } = await rows.executeTakeFirst();
	if (numUpdatedRows === 0n) return;
	const subject = { kind: "setup", id: setupSteps.indexOf(step) + 1 };
	await recordAct(trx, { actor: by.name, memberId: by.id, act: `setup-step-${state}`, subject, after: { step } }, now);
}

/** What the step has begun, if that is not in the trash. Others who take the step wait until the transaction ends. */
export async function lockStepItem(trx: Transaction<Database>, step: SetupStep): Promise<ContentItem | undefined> {
	const [row] = await trx
		.updateTable("setup_steps")
		.set(({ ref }) => ({ item_id: ref("item_id") }))
		.where("name", "=", step)
		.returning("item_id")
		.execute();
	const item = row?.item_id == null ? undefined : await lockItem(trx, row.item_id);
	return item?.state === "trashed" ? undefined : item;
}

export async function noteStepItem(trx: Transaction<Database>, step: SetupStep, itemId: number): Promise<void> {
	await trx.updateTable("setup_steps").set({ item_id: itemId }).where("name", "=", step).execute();
}
