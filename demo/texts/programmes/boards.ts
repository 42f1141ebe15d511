import type { BoardPattern } from "#src/school/pages/programme.ts";

/** Mark sheets that a board's pattern asks for; classes that count are numbered. */
export const boardPatterns: BoardPattern[] = [
	{ pattern: "10+2", label: "Class 10 and Class 12", classes: [10, 12] },
	{ pattern: "8+4", label: "From Class 8 to Class 12", classes: [8, 9, 10, 11, 12] },
	{ pattern: "9+3", label: "From Class 9 to Class 12", classes: [9, 10, 11, 12] },
];
