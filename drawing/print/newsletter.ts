import { PdfDocument } from "#src/pdf/pdf-document.server.ts";
import { identity } from "#demo/identity.ts";
import type { Newsletter } from "#demo/newsletters/types.ts";
import { pdfTheme } from "#demo/pdf-theme.ts";
import { groundIssue } from "./issue-1.ts";
import { waterIssue } from "./issue-2.ts";
import { timberIssue } from "./issue-3.ts";
import type { Issue } from "./page-chrome.ts";

const designs = { news_letter_1: groundIssue, news_letter_2: waterIssue, news_letter_3: timberIssue } satisfies Record<
	string,
	(issue: Issue) => void
>;

/** One issue of four A4 pages. Each is designed for its own text; a text that has grown too long is an error. */
export async function renderNewsletter(newsletter: Newsletter): Promise<Uint8Array> {
	const { title, month, summary, pages, key } = newsletter;
	const date = new Date(`1 ${month} 06:00 UTC`);
	const document = new PdfDocument({ title, author: identity.name, subject: summary, date }, pdfTheme);
	const [, name = title, number = "", theme = ""] = title.match(/^(.*), (no\. \d+): (.*)$/) ?? [];
	const articles = pages.flatMap((page) => page.articles);
	designs[key]({ document, newsletter, name, number, theme, articles });
	return document.end();
}
