import * as paths from "#src/paths.ts";
import type { CampusLevel } from "#src/school/texts.ts";

/** Where the places of the campus stand, from the upper gate down; metres above the sea. */
export const campusLevels = [
	{ key: "hostel", label: "Hostel", to: paths.hostel, metres: 2262, note: "First to see the sun" },
	{ key: "library", label: "Library", to: paths.library, metres: 2254, note: "A mast on its roof" },
	{ key: "studio", label: "Studio", to: paths.studio, metres: 2245, note: "Six floors of one room" },
	{ key: "playground", label: "Playground", to: paths.playground, metres: 2236, note: "The one flat place" },
	{ key: "fitness", label: "Fitness", to: paths.fitness, metres: 2228, note: "Under the Student Centre" },
	{ key: "mess", label: "Mess", to: paths.mess, metres: 2219, note: "Where the steam comes from" },
] as const satisfies readonly CampusLevel[];

export type CampusPlace = (typeof campusLevels)[number]["key"];
