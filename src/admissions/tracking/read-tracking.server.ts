import type { Kysely } from "kysely";
import { readPath, type StageColumns, standingOf } from "#src/admissions/applications/stage-history.server.ts";
import { type Admissions, isSeasonOpen } from "#src/admissions/season/season.ts";
import type { Database } from "#src/db/tables.ts";
import { mayMove, offerIsOver } from "./stage-moves.ts";

/**
 * Progress of an application: when it came to its stage, every stage that it has `passed`, first `received`, last the
 * present one, and what the applicant `may` do about it now. Times are ISO 8601 in UTC.
 */
export type Tracking = Awaited<ReturnType<typeof readTracking>>;

/** @param application as `findByToken` gives it */
export async function readTracking(
	db: Kysely<Database>,
	application: StageColumns & { application_type: string },
	admissions: Admissions,
	now: Date,
) {
	const { stage, details } = standingOf(application);
	const path = await readPath(db, application);
	const offered = stage === "offered" && !offerIsOver(details, now);
	return {
		stage,
		details,
		since: (path.at(-1) ?? path[0]).at,
		passed: [...path],
		may: {
			withdraw: mayMove(stage, "withdrawn", "applicant"),
			undoWithdrawal:
				stage === "withdrawn" &&
				isSeasonOpen(admissions, application.application_type, new Date(application.created_at), now),
			accept: offered,
			decline: offered,
		},
	};
}
