import * as paths from "#src/paths.ts";
import type { CampusPlace } from "#src/school/pages/campus.ts";

/** The page of each place. */
export const placePaths: Record<CampusPlace, string> = {
	playground: paths.playground,
	fitness: paths.fitness,
	mess: paths.mess,
	studio: paths.studio,
	library: paths.library,
	hostel: paths.hostel,
};
