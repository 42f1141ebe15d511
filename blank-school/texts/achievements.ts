import type { Achievement } from "../../src/school/pages/people.ts";

export const achievements: Achievement[] = [];
