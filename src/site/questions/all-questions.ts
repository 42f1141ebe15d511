import * as paths from "#src/paths.ts";
import type { Question } from "#src/school/trust.ts";
import type { SchoolTexts } from "#src/school-texts.ts";

/** All questions in the order of the page, each with the title of its group. */
export function allQuestions({ groups }: SchoolTexts["questions"]): (Question & { group: string })[] {
	return groups.flatMap(({ title, questions }) => questions.map((question) => ({ ...question, group: title })));
}

/** The pages of the questions with their titles, for the sitemap and the share pictures. */
export function questionPages(texts: SchoolTexts["questions"]): (readonly [path: string, title: string])[] {
	return allQuestions(texts).map(({ slug, question }) => [paths.question(slug), question] as const);
}
