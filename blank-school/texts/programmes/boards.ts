import type { BoardPattern } from "../../../src/school/pages/programme.ts";

/** Mark sheets that a board's pattern asks for; classes that count are numbered. */
export const boardPatterns: BoardPattern[] = [{ pattern: "10+2", label: "Class 10 and class 12", classes: [10, 12] }];
