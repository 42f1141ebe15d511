import { whatsAppNumber } from "#src/formatting/dialled-number.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import type { Identity } from "#src/school/identity.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { contactMessages } from "#src/school/messages/sets/school-messages.ts";

type ContactMessages = MessagesOf<typeof contactMessages>;

/** The title of a page that has one address, without a slash at its end. */
export function pageTitle(path: string | null): string | undefined {
	return path === paths.home ? undefined : listedPages.find(([listed]) => listed === path)?.[1];
}

/**
 * A conversation with the school's mobile in WhatsApp, its first message begun.
 * @param title of the page that the question is about
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppAddress(
	messages: ContactMessages,
	{ mobile }: Pick<Identity, "mobile">,
	title?: string,
): string {
	const message = title ? messages.chatGreetingAbout({ title }) : messages.chatGreeting;
	return `https://wa.me/${whatsAppNumber(mobile)}?text=${encodeURIComponent(`${message} `)}`;
}

/** The quick enquiry, with a request to be called about the page at this path. */
export function callBackAddress(path: string): string {
	return pageTitle(path) ? `${paths.quickEnquiry}?${new URLSearchParams({ about: path })}` : paths.quickEnquiry;
}

/** Returns the question that the quick enquiry then has. */
export function callBackQuestion(messages: ContactMessages, about: string | null): string | undefined {
	const title = pageTitle(about);
	return title && messages.callRequest({ title });
}
