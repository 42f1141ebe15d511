import type { Kysely } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { GatewayDowntime } from "#src/payment/gateway/gateway.ts";

/** After which a downtime without an end counts as over: the report of its end may be lost. */
const forgottenMs = 6 * 3_600_000;
/** Longer than any report is late. */
const keptMs = 7 * 86_400_000;

/** Notes which way to pay is slow; reports come in any order, and an end stays. @param reportedAt ISO 8601 */
export async function recordDowntime(
	db: Db,
	{ id, method, begin, end }: GatewayDowntime,
	{ isOver, reportedAt }: { isOver: boolean; reportedAt: string },
): Promise<void> {
	const row = { method, begins_at: begin, ends_at: end ?? (isOver ? reportedAt : null), reported_at: reportedAt };
	await db
		.insertInto("payment_downtimes")
		.values({ id, ...row })
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet(row)
				.where("payment_downtimes.reported_at", "<=", reportedAt)
				// Of two reports of one second the end came after.
				.where(({ or, eb, lit }) =>
					or([
						eb("payment_downtimes.ends_at", "is", null),
						eb("payment_downtimes.ends_at", ">", reportedAt),
						eb(lit(isOver ? 1 : 0), "=", lit(1)),
					]),
				),
		)
		.execute();
	await db
		.deleteFrom("payment_downtimes")
		.where("reported_at", "<", new Date(Date.parse(reportedAt) - keptMs).toISOString())
		.execute();
}

/** The methods that are slow now, such as `upi`. */
export async function listSlowMethods(db: Kysely<Database>, now: Date): Promise<string[]> {
	const at = now.toISOString();
	const rows = await db
		.selectFrom("payment_downtimes")
		.select("method")
		.distinct()
		.where("begins_at", "<=", at)
		.where((row) =>
			row.or([
				row("ends_at", ">", at),
				row.and([
					row("ends_at", "is", null),
					row("reported_at", ">", new Date(now.getTime() - forgottenMs).toISOString()),
				]),
			]),
		)
		.orderBy("method")
		.execute();
	return rows.map(({ method }) => method);
}
