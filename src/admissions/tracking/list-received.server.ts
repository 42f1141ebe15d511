import type { Kysely } from "kysely";
import type { Standing } from "#src/admissions/applications/stage.ts";
import { standingOf } from "#src/admissions/applications/stage-history.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** A page of all applications with their fees, last received first; none of their answers. */
export async function listReceived(
	db: Kysely<Database>,
	{ page, itemsPerPage }: { page: number; itemsPerPage: number },
) {
	const rows = await db
		.selectFrom("applications")
		.leftJoin("fees", (join) =>
			join.onRef("fees.application_id", "=", "applications.id").on("fees.kind", "=", "application"),
		)
		.select(["applications.reference", "application_type as form", "name", "stage"])
		.select(["applications.created_at as received_at", "fees.state as state", "amount", "paid_at"])
		.orderBy("applications.id", "desc")
		.limit(itemsPerPage)
		.offset((page - 1) * itemsPerPage)
		.execute();
	const { total } = await db
		.selectFrom("applications")
		.select(({ fn }) => fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const items = rows.map(({ state, amount, paid_at, ...application }) => ({
		...application,
		fee: state === null ? null : { state, amount: amount ?? 0, paid_at },
	}));
	return { items, total: Number(total) };
}

/** An application in a list of the staff; `receivedAt` is ISO 8601 in UTC. */
export type ListedApplication = Standing & { id: number; reference: string; name: string; receivedAt: string };

/** Every application that is not erased, newest first. @param reference only that one */
export async function listStages(db: Db, reference?: string): Promise<ListedApplication[]> {
	const all = db
		.selectFrom("applications")
		.select(["id", "reference", "name", "created_at", "stage", "stage_details"])
		.where("erased_at", "is", null)
		.orderBy("id", "desc");
	const rows = await (reference === undefined ? all : all.where("reference", "=", reference)).execute();
	return rows.map(({ id, reference, name, created_at, ...columns }) => ({
		id,
		reference,
		name,
		receivedAt: created_at,
		...standingOf(columns),
	}));
}
