import type { BoardPattern } from "../../../src/school/texts.ts";

/** Which mark sheets a board's pattern asks for; classes that count are numbered. */
export const boardPatterns = [
	{ pattern: "10+2", label: "Class 10 and class 12", classes: [10, 12] },
] as const satisfies readonly BoardPattern[];
