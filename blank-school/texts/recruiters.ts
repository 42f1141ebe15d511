import type { Recruiter } from "../../src/school/texts.ts";

export const recruiters: Recruiter[] = [];
