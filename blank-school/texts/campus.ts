import type { Campus, CampusTile } from "../../src/school/pages/campus.ts";
import { houses } from "./campus/houses.ts";
import { campusLevels } from "./campus/levels.ts";

const tile = (title: string): CampusTile => ({
	title,
	text: "In one sentence.",
	picture: { key: "blank-0", alt: "No photo yet" },
});

export const campus: Campus = {
	lead: "The campus in one sentence.",
	overviewTitle: "The campus",
	overview: [],
	sectionLead: "The parts of the campus, from the top down.",
	levels: campusLevels,
	houses,
	studentLife: [],
	counters: [],
	cards: {
		playground: tile("Playground"),
		mess: tile("Mess"),
		library: tile("Library"),
		hostel: tile("Hostel"),
		studio: tile("Studio"),
	},
	computerStudio: tile("Computer Studio"),
};
