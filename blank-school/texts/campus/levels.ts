import type { CampusLevel } from "../../../src/school/pages/campus.ts";

/** Places of the campus by height, from the top down; metres above sea level. */
export const campusLevels: CampusLevel[] = [
	{ key: "hostel", label: "Hostel", metres: 6, note: "" },
	{ key: "library", label: "Library", metres: 5, note: "" },
	{ key: "studio", label: "Studio", metres: 4, note: "" },
	{ key: "playground", label: "Playground", metres: 3, note: "" },
	{ key: "fitness", label: "Fitness", metres: 2, note: "" },
	{ key: "mess", label: "Mess", metres: 1, note: "" },
];
