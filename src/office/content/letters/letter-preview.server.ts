import { readSchool } from "#src/content/school/read-school.server.ts";
import { allEmails } from "#src/emails.server.ts";
import { writeSample } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { renderEmail } from "#src/mail/template/render-email.tsx";
import type { Letter } from "#src/school/letters/define-letter.ts";

type Context = { db: Parameters<typeof readSchool>[0]; school: School; siteUrl: string };

/**
 * A letter to an invented person as a document: its HTML below its subject. Its links lead nowhere.
 * @param db whose published words it has
 */
export async function letterPreview({ key }: Letter, { db, school, siteUrl }: Context): Promise<string> {
	const { letters } = await readSchool(db);
	const { subject, email } = writeSample(allEmails, key, { school: { ...school, letters }, siteUrl });
	const { html } = renderEmail(email);
	const head = `<p style="${headStyle}">Subject: <b>${escapeHtml(subject)}</b></p>`;
	return html.replaceAll(/ href="[^"]*"/g, "").replace(/<body[^>]*>/, (body) => body + head);
}

const font = "font-family:system-ui,sans-serif;color:#15201b";
const headStyle = `margin:0;padding:10px 24px;border-bottom:1px solid #b9bfb9;background:#fff;font-size:14px;${font}`;

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
