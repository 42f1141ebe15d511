import type { Responsible } from "../../../src/school/trust.ts";

export const responsible: Responsible = {
	head: "head-of-the-school",
	grievanceOfficer: "grievance-officer",
	officeHours: "By appointment.",
	committees: [
		{ key: "anti-ragging", name: "Anti-ragging committee", purpose: "In one sentence.", members: [] },
		{ key: "grievance", name: "Students’ grievance committee", purpose: "In one sentence.", members: [] },
	],
};
