import { defaultWords } from "#src/admissions/stage-words/default-words.ts";
import type { StageWords, StageWordsKey } from "#src/admissions/stage-words/stage-words.ts";

type Typed = Partial<Record<"pageTitle" | "pageText" | "mailSubject" | "mailTitle" | "mailText", string>>;

/** The words that a form has for the texts that its stage has. */
export function typedWords(
	key: StageWordsKey,
	{ pageTitle = "", pageText = "", mailSubject = "", mailTitle = "", mailText = "" }: Typed,
): StageWords {
	const { page, mail } = defaultWords[key];
	return {
		page: page && { title: pageTitle, text: pageText },
		mail: mail && { subject: mailSubject, title: mailTitle, text: mailText },
	};
}
