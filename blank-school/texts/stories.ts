import type { StudentStory } from "../../src/school/pages/people.ts";

export const stories: StudentStory[] = [];
