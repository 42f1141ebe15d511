/** A line end in a value stays one. */
export type PaperRow = { label: string; value: string };

/** A part of a paper under its heading: questions and answers, one figure with its words, or text. */
export type PaperBlock = { heading: string } & (
	| { rows: PaperRow[] }
	| { figure: string; words: string }
	| { paragraphs: string[] }
);

/** What is printed on A4. Any script may be in any text; what no font has becomes a box. */
export type Paper = {
	title: string;
	subject: string;
	/** Stands at the foot of each page, such as a number. */
	mark: string;
	/** The few things to find it by, side by side under the title. */
	facts: PaperRow[];
	blocks: PaperBlock[];
	/** Small, after everything else. */
	note: string;
	sender: { name: string; lines: string[] /** Path data of strokes in a square of 40. */; emblem: string };
	/** Written into the file as its date: the same paper gives the same bytes. */
	date: Date;
};

/** Prints a paper as a PDF. The typesetter is loaded by the first call, so that a process which prints nothing does not carry it. */
export async function printPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
	const { setPaper } = await import("./set-paper.server.ts");
	return setPaper(paper);
}
