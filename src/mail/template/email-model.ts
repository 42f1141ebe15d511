/** One piece of a letter. A line end in a text stays one. One action a letter, or one for each thing to choose from; its `url` is absolute. */
export type LetterBlock =
	| { heading: string }
	| { paragraph: string }
	| { rows: { label: string; value: string }[] }
	| { action: { label: string; url: string } }
	| { note: string };

export type Letter = {
	/** The heading, not the subject. */
	title: string;
	/** What the list of mails shows after the subject. */
	preheader: string;
	/** A short text at the head's right: a reference. */
	mark?: string;
	blocks: LetterBlock[];
	/** Who writes: the foot's lines are an address, a phone number, whatever identifies the sender. */
	sender: { name: string; lines: string[] };
	/** BCP 47, default `en`. */
	language?: string;
};

/** The plain text of a letter. */
export function letterText(letter: Letter): string {
	const head = letter.mark ? `${letter.title}\n${letter.mark}` : letter.title;
	const foot = ["-- ", letter.sender.name, ...letter.sender.lines].join("\n");
	return `${[head, ...letter.blocks.map(blockText), foot].join("\n\n")}\n`;
}

function blockText(block: LetterBlock): string {
	if ("heading" in block) return block.heading;
	if ("paragraph" in block) return block.paragraph;
	if ("note" in block) return block.note;
	if ("action" in block) return `${block.action.label}:\n${block.action.url}`;
	// Further lines of a value are set in, so that none can pose as a row.
	return block.rows.map(({ label, value }) => `${label}: ${value.replaceAll(/\r?\n/g, "\n    ")}`).join("\n");
}
