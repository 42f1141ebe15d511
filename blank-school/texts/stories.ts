import type { StudentStory } from "../../src/school/texts.ts";

export const stories: StudentStory[] = [];
