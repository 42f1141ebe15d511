import * as paths from "#src/paths.ts";
import type { Newsletter } from "#src/school/pages/newsletters.ts";

export const newsletters: Newsletter[] = [1, 2, 3].map((number) => ({
	label: `Newsletter ${number}, 2025`,
	to: paths.upload(`news-letters/news_letter_${number}.pdf`),
}));
