import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { type ApplicationView, describeApplication } from "#src/admissions/applications/read-application.server.ts";
import { type CompletionView, completionOf } from "#src/admissions/completion/read-completion.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readTracking, type Tracking } from "./read-tracking.server.ts";

/** What the tracker shows. `completion` is undefined for an application of a form that is no more. */
export type TrackerView = {
	application: ApplicationView;
	tracking: Tracking;
	completion: CompletionView | undefined;
};

/** @returns undefined for an unknown or expired token */
export async function readTracker(
	db: Db,
	token: string,
	admissions: Admissions,
	now: Date,
): Promise<TrackerView | undefined> {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	return {
		application: await describeApplication(db, application, now),
		tracking: await readTracking(db, application, admissions, now),
		completion: await completionOf(db, application),
	};
}
