import type { AlumniProfile } from "../../src/school/pages/people.ts";

export const alumni: AlumniProfile[] = [];
