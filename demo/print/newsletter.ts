import { Print } from "#src/pdf/document.server.ts";
import { identity } from "../identity.ts";
import type { Newsletter } from "../newsletters/types.ts";
import type { Issue } from "./furniture.ts";
import { groundIssue } from "./issue-1.ts";
import { waterIssue } from "./issue-2.ts";
import { timberIssue } from "./issue-3.ts";

const designs = { news_letter_1: groundIssue, news_letter_2: waterIssue, news_letter_3: timberIssue } satisfies Record<
	string,
	(issue: Issue) => void
>;

/** One issue of four A4 pages. Each is designed for its own text; text that has outgrown its place is an error that names it. */
export async function printNewsletter(letter: Newsletter): Promise<Uint8Array> {
	const date = new Date(`1 ${letter.month} 06:00 UTC`);
	const print = await Print.begin({ title: letter.title, author: identity.name, subject: letter.summary, date });
	const [, name = letter.title, number = "", theme = ""] = letter.title.match(/^(.*), (no\. \d+): (.*)$/) ?? [];
	designs[letter.key]({
		print,
		letter,
		name,
		number,
		theme,
		articles: letter.pages.flatMap(({ articles }) => articles),
	});
	return print.bytes();
}
