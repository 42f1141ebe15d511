import type { CampusLevel } from "#src/school/pages/campus.ts";

/** Places of the campus by height, from the upper gate down; metres above sea level. */
export const campusLevels: CampusLevel[] = [
	{ key: "hostel", label: "Hostel", metres: 2262, note: "First to see the sun" },
	{ key: "library", label: "Library", metres: 2254, note: "A mast on its roof" },
	{ key: "studio", label: "Studio", metres: 2245, note: "Six floors of one room" },
	{ key: "playground", label: "Playground", metres: 2236, note: "The one flat place" },
	{ key: "fitness", label: "Fitness", metres: 2228, note: "Under the Student Centre" },
	{ key: "mess", label: "Mess", metres: 2219, note: "Where the steam comes from" },
];
