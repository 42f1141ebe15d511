import { AsyncLocalStorage } from "node:async_hooks";
import { catalogueOf } from "./catalogue.server.ts";
import { english, followLanguage, type LanguageTag } from "./language.ts";

const languageOfWork = new AsyncLocalStorage<LanguageTag>();

followLanguage(() => {
	const tag = languageOfWork.getStore() ?? english;
	return tag === english ? { tag } : catalogueOf(tag);
});

/** Does some work in a language: the texts of the school, dates and plurals are in it. */
export function inLanguage<Result>(tag: LanguageTag, work: () => Result): Result {
	return languageOfWork.run(tag, work);
}
