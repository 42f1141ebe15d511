import type { AdmissionSeason } from "../src/school/admissions.ts";

/**
 * Seasons in which the school takes applications. As long as there is no season, the forms are closed and say so. Add
 * one each year: `{ year: 2027, opens: "2026-11-01", closes: "2027-06-30", dates: [] }`.
 */
export const admissionSeasons: AdmissionSeason[] = [];
