import type { CampusLevel } from "../../../src/school/pages/campus.ts";

/** Where the places of the campus lie, from the top down; metres above the sea. */
export const campusLevels: CampusLevel[] = [
	{ key: "hostel", label: "Hostel", metres: 6, note: "" },
	{ key: "library", label: "Library", metres: 5, note: "" },
	{ key: "studio", label: "Studio", metres: 4, note: "" },
	{ key: "playground", label: "Playground", metres: 3, note: "" },
	{ key: "fitness", label: "Fitness", metres: 2, note: "" },
	{ key: "mess", label: "Mess", metres: 1, note: "" },
];
