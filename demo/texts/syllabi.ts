import type { Syllabi } from "#src/school/programmes.ts";
import { barchSyllabus } from "./syllabus/barch.ts";
import { diplomaSyllabus } from "./syllabus/diploma.ts";
import { environmentalSyllabus } from "./syllabus/environmental.ts";
import { urbanDesignSyllabus } from "./syllabus/urban-design.ts";

export const syllabi: Syllabi = {
	since: "2026-08-01",
	semesters: {
		barch: barchSyllabus,
		environmental: environmentalSyllabus,
		urbanDesign: urbanDesignSyllabus,
		diploma: diplomaSyllabus,
	},
};
