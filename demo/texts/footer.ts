import * as paths from "#src/paths.ts";
import type { FooterFile } from "#src/school/pages/contact.ts";

export const newsletters: FooterFile[] = [1, 2, 3].map((number) => ({
	label: `Newsletter ${number}, 2025`,
	to: paths.upload(`news-letters/news_letter_${number}.pdf`),
}));
