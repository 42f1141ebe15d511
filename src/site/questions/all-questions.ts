import { questionGroups } from "#school/texts/questions.ts";
import * as paths from "#src/paths.ts";

/** All questions in the order of the page, each with the title of its group. */
export const allQuestions = questionGroups.flatMap(({ title, questions }) =>
	questions.map((question) => ({ ...question, group: title })),
);

/** The pages of the questions with their titles, for the sitemap and the share pictures. */
export const questionPages: readonly (readonly [path: string, title: string])[] = allQuestions.map(
	({ slug, question }) => [paths.question(slug), question],
);
