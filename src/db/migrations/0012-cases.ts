import type { Kysely } from "kysely";
import { createBatches } from "./0012-cases/create-batches.ts";
import { createCases } from "./0012-cases/create-cases.ts";
import { createChecks } from "./0012-cases/create-checks.ts";
import { createViews } from "./0012-cases/create-views.ts";

/** What the office does with what comes in, and who of it did what. */
export async function up(db: Kysely<unknown>) {
	for (const column of ["member_id", "batch_id", "undoes"])
		await db.schema.alterTable("audit_log").addColumn(column, "integer").execute();
	await db.schema.createIndex("audit_log_undoes").on("audit_log").column("undoes").execute();
	await db.schema.alterTable("outbox").addColumn("act_id", "integer").execute();
	await db.schema.createIndex("outbox_act").on("outbox").column("act_id").execute();
	await createCases(db);
	await createViews(db);
	await createBatches(db);
	await createChecks(db);
}
