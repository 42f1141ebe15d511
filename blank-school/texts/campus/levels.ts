import type { CampusLevel } from "../../../src/school/texts.ts";

/** Where the places of the campus lie, from the top down; metres above the sea. */
export const campusLevels = [
	{ key: "hostel", label: "Hostel", to: "/campus-hosteldetails", metres: 6, note: "" },
	{ key: "library", label: "Library", to: "/campus-librarydetails", metres: 5, note: "" },
	{ key: "studio", label: "Studio", to: "/campus-studiodetails", metres: 4, note: "" },
	{ key: "playground", label: "Playground", to: "/campus-playgrounddetails", metres: 3, note: "" },
	{ key: "fitness", label: "Fitness", to: "/campus-fitnessdetails", metres: 2, note: "" },
	{ key: "mess", label: "Mess", to: "/campus-messdetails", metres: 1, note: "" },
] as const satisfies readonly CampusLevel[];

export type CampusPlace = (typeof campusLevels)[number]["key"];
