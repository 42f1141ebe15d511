import { renderToStaticMarkup } from "react-dom/server";
import { EmailLayout } from "./email-layout.tsx";
import { type Email, plainText } from "./email-model.ts";

/**
 * An e-mail as HTML, for mail programs old and new, and as plain text with the same content.
 * @throws TypeError for an action whose address is not http or https
 */
export function renderEmail(email: Email): { html: string; text: string } {
	for (const block of email.blocks) {
		if ("action" in block && !/^https?:\/\/\S+$/.test(block.action.url))
			throw new TypeError("An action needs an absolute web address.");
	}
	const html = `<!doctype html>${renderToStaticMarkup(<EmailLayout email={email} />)}`;
	return { html, text: plainText(email) };
}
