import type { Standing } from "#src/admissions/applications/stage.ts";
import type { Db } from "#src/db/connect.server.ts";
import { standingOf } from "./stage-history.server.ts";

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
