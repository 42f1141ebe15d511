import type { CampusPage, CampusPlace } from "../../../src/school/pages/campus.ts";

/** One figure worth remembering for each place, set very large on its page. */
export const campusFigures: Record<CampusPlace, CampusPage["figure"]> = {
	playground: { figure: "0", text: "A number worth remembering." },
	fitness: { figure: "0", text: "A number worth remembering." },
	mess: { figure: "0", text: "A number worth remembering." },
	studio: { figure: "0", text: "A number worth remembering." },
	library: { figure: "0", text: "A number worth remembering." },
	hostel: { figure: "0", text: "A number worth remembering." },
};
