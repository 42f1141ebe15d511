import type { CampusPlace } from "./levels.ts";

/** One figure worth remembering for each place, set very large on its page. */
export const campusFigures: Record<CampusPlace, { figure: string; unit?: string; words: string }> = {
	playground: { figure: "21:00", words: "The lamps go out by themselves, for the sleepers and the moths." },
	fitness: { figure: "9", unit: "m", words: "of climbing wall, on holds that were offcuts last term." },
	mess: { figure: "92", unit: "°C", words: "At this altitude water boils early, and rice takes longer." },
	studio: { figure: "6 × 1.5", unit: "m", words: "down the slope: one room, six floors, one stair." },
	library: { figure: "42", words: "seats by the window, none of which may be reserved." },
	hostel: { figure: "340", words: "beds, and a kettle on every floor." },
};
