import { type SelectQueryBuilder, sql } from "kysely";
import type { Paging } from "./api/parsed.ts";
import type { SandboxDatabase } from "./sandbox-database.server.ts";

/** A part of a list, newest first. */
export function pageOf<Table extends "orders" | "payments" | "refunds", Row>(
	query: SelectQueryBuilder<SandboxDatabase, Table, Row>,
	{ count, skip, from, to }: Paging,
): SelectQueryBuilder<SandboxDatabase, Table, Row> {
	const at = (seconds: number) => new Date(seconds * 1000).toISOString();
	return query
		.$if(from !== undefined, (rows) => rows.where(sql<boolean>`created_at >= ${at(from ?? 0)}`))
		.$if(to !== undefined, (rows) => rows.where(sql<boolean>`created_at < ${at((to ?? 0) + 1)}`))
		.orderBy(sql`created_at desc, id`)
		.limit(count)
		.offset(skip);
}
