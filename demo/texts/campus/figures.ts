import type { CampusPage, CampusPlace } from "#src/school/pages/campus.ts";

/** One figure worth remembering for each place, set very large on its page. */
export const campusFigures: Record<CampusPlace, CampusPage["figure"]> = {
	playground: { figure: "21:00", text: "The lamps go out on their own, for the sleepers and the moths." },
	fitness: { figure: "9", unit: "m", text: "of climbing wall, on holds that were offcuts last term." },
	mess: { figure: "92", unit: "°C", text: "At this altitude water boils early, and rice takes longer." },
	studio: { figure: "6 × 1.5", unit: "m", text: "down the slope: one room, six floors, one stair." },
	library: { figure: "42", text: "seats by the window, none of which you can reserve." },
	hostel: { figure: "340", text: "beds, and a kettle on every floor." },
};
