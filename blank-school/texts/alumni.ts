import type { AlumniProfile } from "../../src/school/texts.ts";

export const alumni: AlumniProfile[] = [];
