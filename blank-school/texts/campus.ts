import type { Campus, CampusTile } from "../../src/school/texts.ts";
import { fitness } from "./campus/fitness.ts";
import { hostel } from "./campus/hostel.ts";
import { library } from "./campus/library.ts";
import { mess } from "./campus/mess.ts";
import { playground } from "./campus/playground.ts";
import { studio } from "./campus/studio.ts";

const tile = (title: string): CampusTile => ({
	title,
	text: "In one sentence.",
	picture: { kind: "blank", seed: 0, alt: "No picture yet" },
});

export const campus: Campus = {
	lead: "The campus in one sentence.",
	overviewTitle: "The campus",
	overview: [],
	sectionLead: "The places of the campus, from the top down.",
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
	pages: { playground, fitness, mess, studio, library, hostel },
};
