import type { Recruiter } from "../../src/school/pages/placement.ts";

export const recruiters: Recruiter[] = [];
