import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./tables.ts";

/** Orders rows as the values of a column stand in a list. */
export function orderOf(column: string, values: readonly string[]): RawBuilder<unknown> {
	const ranks = values.map((value, index) => sql`when ${sql.lit(value)} then ${sql.lit(index)}`);
	return sql`case ${sql.ref(column)} ${sql.join(ranks, sql` `)} end`;
}

/**
 * A page of what a query finds, with how many rows there are in all and the sum of one of their columns. The query runs
 * once for all three, and the totals are right on a page beyond the last too.
 * @param sum a column of `found` with whole numbers
 * @param order over the columns of `found`
 */
export async function pageWithTotals<Row>(
	db: Kysely<Database>,
	page: { totals: RawBuilder<unknown>; sum: string; order: RawBuilder<unknown>; limit: number; offset: number },
): Promise<{ rows: Row[]; count: number; sum: number }> {
	const { totals, order, limit, offset } = page;
	const { rows } = await sql<Row & { on_page: 1 | null; all_count: number | string; all_sum: number | string | null }>`
		with found as materialized (${totals}),
			totals as (select count(*) as all_count, sum(${sql.ref(page.sum)}) as all_sum from found),
			page as (select 1 as on_page, found.* from found order by ${order} limit ${limit} offset ${offset})
		select * from totals left join page on true order by ${order}
	`.execute(db);
	return {
		rows: rows.filter(({ on_page }) => on_page !== null),
		count: Number(rows[0]?.all_count ?? 0),
		sum: Number(rows[0]?.all_sum ?? 0),
	};
}
