import type { Syllabi } from "#src/school/programmes.ts";

export const syllabi: Syllabi = {
	since: "2026-01-01",
	semesters: { barch: [], environmental: [], urbanDesign: [], diploma: [] },
};
