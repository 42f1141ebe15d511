import { renderToStaticMarkup } from "react-dom/server";
import { LetterFrame } from "./email-layout.tsx";
import { type Letter, letterText } from "./email-model.ts";
import { fromMould } from "./template-cache.ts";

/**
 * A letter as HTML, for mail programs old and new, and as plain text with the same content.
 * @throws TypeError for an action whose address is not http or https
 */
export function renderLetter(letter: Letter): { html: string; text: string } {
	for (const block of letter.blocks) {
		if ("action" in block && !/^https?:\/\/\S+$/.test(block.action.url))
			throw new TypeError("An action needs an absolute web address.");
	}
	return { html: fromMould(letter, rendered), text: letterText(letter) };
}

function rendered(letter: Letter): string {
	return `<!doctype html>${renderToStaticMarkup(<LetterFrame letter={letter} />)}`;
}
