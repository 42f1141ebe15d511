import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import type { Identity } from "#src/school/identity.ts";
import type { contactWords } from "#src/school/words/sets/school-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";

type ContactWords = WordsOf<typeof contactWords>;

/** The title of a page that has one address, without a slash at its end. */
export function pageTitle(path: string | null): string | undefined {
	return path === paths.home ? undefined : listedPages.find(([listed]) => listed === path)?.[1];
}

/**
 * A conversation with the school's mobile in WhatsApp, its first message begun.
 * @param title of the page that the question is about
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppAddress(words: ContactWords, { mobile }: Pick<Identity, "mobile">, title?: string): string {
	const message = title ? words.chatGreetingAbout({ title }) : words.chatGreeting;
	return `https://wa.me/${mobile.replace(/\D/g, "")}?text=${encodeURIComponent(`${message} `)}`;
}

/** The quick enquiry, with a request to be called about the page at this path. */
export function callBackAddress(path: string): string {
	return pageTitle(path) ? `${paths.quickEnquiry}?${new URLSearchParams({ about: path })}` : paths.quickEnquiry;
}

/** What the quick enquiry then has as its question. */
export function callBackQuestion(words: ContactWords, about: string | null): string | undefined {
	const title = pageTitle(about);
	return title && words.callRequest({ title });
}
