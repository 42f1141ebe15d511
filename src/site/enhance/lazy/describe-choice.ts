import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import type { CookieChoice } from "#src/site/enhance/cookie-consent.ts";
import { scriptMessage } from "#src/site/enhance/script-message.ts";

/** Says what the visitor has chosen about cookies. */
export function describeChoice(place: HTMLElement, choice: CookieChoice) {
	place.textContent = scriptMessage(laterScriptMessages, choice === "accepted" ? "consentGiven" : "consentRefused");
}
