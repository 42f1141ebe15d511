import type { QuestionGroup } from "../../src/school/trust.ts";

export const questionGroups: QuestionGroup[] = [];
