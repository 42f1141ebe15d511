import { isolate, isolateNames } from "#src/formatting/direction.ts";
import type { BrandColours } from "./email-colours.ts";

/**
 * One part of an email. Line ends in texts are shown. Every `url` is absolute; one action per email, or one
 * per choice.
 */
export type EmailBlock =
	| { heading: string }
	| { paragraph: string }
	| { rows: { label: string; value: string }[] }
	| { action: { label: string; url: string } }
	/** A link in small print. */
	| { link: { label: string; url: string } }
	| { note: string };

export type Email = {
	/** The heading, not the subject. */
	title: string;
	/** Shown after the subject in the list of mails. */
	preheader: string;
	/** A short text at the top right, such as a reference number. */
	reference?: string;
	blocks: EmailBlock[];
	/**
	 * Sender of the email. The lines of the footer identify the sender: address, phone number. Default: the product’s
	 * colours.
	 */
	sender: { name: string; lines: string[]; colours?: BrandColours | undefined };
	/** BCP 47, default `en`. */
	language?: string;
};

/** The same with names from right to left kept apart in its sentences; values of rows have a direction of their own. */
export function withNamesApart(email: Email): Email {
	const { title, preheader, blocks, ...rest } = email;
	const apart = blocks.map((block): EmailBlock => {
		if ("heading" in block) return { heading: isolateNames(block.heading) };
		if ("paragraph" in block) return { paragraph: isolateNames(block.paragraph) };
		return "note" in block ? { note: isolateNames(block.note) } : block;
	});
	return { ...rest, title: isolateNames(title), preheader: isolateNames(preheader), blocks: apart };
}

/** An email as plain text. */
export function plainText(email: Email): string {
	const head = email.reference ? `${email.title}\n${email.reference}` : email.title;
	const foot = ["-- ", email.sender.name, ...email.sender.lines].join("\n");
	return `${[head, ...email.blocks.map(blockText), foot].join("\n\n")}\n`;
}

function blockText(block: EmailBlock): string {
	if ("heading" in block) return block.heading;
	if ("paragraph" in block) return block.paragraph;
	if ("note" in block) return block.note;
	if ("link" in block) return `${block.link.label}:\n${block.link.url}`;
	if ("action" in block) return `${block.action.label}:\n${block.action.url}`;
	// Further lines of a value are indented, so that none can pose as a row.
	const valueText = (value: string) => value.split(/\r?\n/).map(isolate).join("\n    ");
	return block.rows.map(({ label, value }) => `${labelText(label)}${valueText(value)}`).join("\n");
}

/** A label before its value on one line, with at most one colon, and none after a question mark. */
function labelText(label: string): string {
	if (label === "") return "";
	return label.endsWith("?") ? `${label} ` : `${label.replace(": ", ", ")}: `;
}
