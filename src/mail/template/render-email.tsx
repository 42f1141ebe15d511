import { renderToStaticMarkup } from "react-dom/server";
import { EmailLayout } from "./email-layout.tsx";
import { type Email, plainText, withNamesApart } from "./email-model.ts";

/**
 * An email as HTML, for mail programs old and new, and as plain text with the same content.
 * @throws TypeError for an action or a link whose address is not http or https
 */
export function renderEmail(writtenEmail: Email): { html: string; text: string } {
	const email = withNamesApart(writtenEmail);
	for (const block of email.blocks) {
		const url = "action" in block ? block.action.url : "link" in block ? block.link.url : undefined;
		if (url !== undefined && !/^https?:\/\/\S+$/.test(url))
			throw new TypeError("An action or a link needs an absolute web address.");
	}
	const html = `<!doctype html>${renderToStaticMarkup(<EmailLayout email={email} />)}`;
	return { html, text: plainText(email) };
}
