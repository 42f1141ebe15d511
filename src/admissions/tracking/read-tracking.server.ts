import type { Kysely } from "kysely";
import type { Stage, StageDetails } from "#src/admissions/applications/stage.ts";
import { type Admissions, isSeasonOpen } from "#src/admissions/season/season.ts";
import type { Database } from "#src/db/tables.ts";
import { type Reached, readPath, type StageColumns, standingOf } from "./stage-history.server.ts";
import { mayMove, offerIsOver } from "./stage-moves.ts";

/** How far an application has come. Times are ISO 8601 in UTC. */
export type Tracking = {
	stage: Stage;
	details: StageDetails;
	/** When it reached this stage. */
	since: string;
	/** Every stage on the way, first `received`, last the present one. */
	passed: Reached[];
	/** What the applicant can do about it now. */
	may: { withdraw: boolean; takeBack: boolean; accept: boolean; decline: boolean };
};

/** @param application as `findByToken` gives it */
export async function readTracking(
	db: Kysely<Database>,
	application: StageColumns & { application_type: string },
	admissions: Admissions,
	now: Date,
): Promise<Tracking> {
	const { stage, details } = standingOf(application);
	const path = await readPath(db, application);
	const offered = stage === "offered" && !offerIsOver(details, now);
	return {
		stage,
		details,
		since: (path.at(-1) ?? path[0]).at,
		passed: path,
		may: {
			withdraw: mayMove(stage, "withdrawn", "applicant"),
			takeBack:
				stage === "withdrawn" &&
				isSeasonOpen(admissions, application.application_type, new Date(application.created_at), now),
			accept: offered,
			decline: offered,
		},
	};
}
