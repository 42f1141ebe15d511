import * as paths from "#src/paths.ts";
import type { Question } from "#src/school/trust.ts";
import type { Site } from "./structured-data.ts";

/** The page of questions and answers: https://developers.google.com/search/docs/appearance/structured-data/faqpage. */
export function faqPage(site: Site, questions: readonly Question[]) {
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ slug, question, answer }) => ({
			"@type": "Question",
			name: question,
			url: `${site.url}${paths.question(slug)}`,
			acceptedAnswer: { "@type": "Answer", text: answer.join("\n\n") },
		})),
	};
}
