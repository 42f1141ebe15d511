import type { Kysely, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Finding, failing, findingStates } from "./finding.ts";

/** A finding as it is stored; times are ISO 8601 in UTC. */
export type StoredFinding = Finding & { place: string; since: string; checkedAt: string };

/** Stores what the checks of a place have found, in place of what they had found before. */
export async function storeFindings(
	trx: Transaction<Database>,
	place: string,
	findings: readonly Finding[],
	now: Date,
): Promise<void> {
	const at = now.toISOString();
	const healthFindings = await trx
		.selectFrom("health_findings")
		.select(["name", "state", "since"])
		.where("place", "=", place)
		.execute();
	const before = new Map(healthFindings.map((row) => [row.name, row]));
	await trx.deleteFrom("health_findings").where("place", "=", place).execute();
	if (findings.length === 0) return;
	await trx
		.insertInto("health_findings")
		.values(
			findings.map((finding) => {
				const last = before.get(finding.name);
				return { ...finding, place, since: last?.state === finding.state ? last.since : at, checked_at: at };
			}),
		)
		.execute();
}

/** Deletes what machines have found that have not looked since. */
export async function deleteFindings(db: Kysely<Database>, before: Date): Promise<void> {
	await db.deleteFrom("health_findings").where("checked_at", "<", before.toISOString()).execute();
}

/** Reads the last findings, the worst first, then by title. */
export async function readFindings(db: Kysely<Database>): Promise<StoredFinding[]> {
	const rows = await db.selectFrom("health_findings").selectAll().orderBy("title").orderBy("place").execute();
	const rank = ({ state }: { state: Finding["state"] }) => findingStates.indexOf(state);
	return rows
		.map(({ checked_at, ...row }) => ({ ...row, checkedAt: checked_at }))
		.toSorted((a, b) => rank(b) - rank(a));
}

const lateMs = 3_600_000;

/** Reports that the checks were not made for an hour, if anything was found before: no process does the jobs. */
export function staleFindings(findings: readonly StoredFinding[], now: Date): Finding[] {
	const last = Math.max(...findings.map(({ checkedAt }) => Date.parse(checkedAt)));
	if (findings.length === 0 || now.getTime() - last < lateMs) return [];
	const result = failing(
		"No checks have run for an hour.",
		"Check that the site is running. See Background tasks in the office, and the log.",
	);
	return [{ name: "checks", title: "Health checks", ...result }];
}
