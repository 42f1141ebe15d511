import type { Achievement } from "../../src/school/texts.ts";

export const achievements: Achievement[] = [];
