/**
 * Runs as an inline script before the first paint, from its own source text: it can use nothing outside of this
 * function. The tab's storage knows of an earlier page; see `enhance/consent-question.ts`.
 * @param needed something on the page plays or embeds once the visitor has consented
 */
export function decideToAsk(needed: boolean) {
	if (/(?:^|; )userConsent=(?:true|false)(?:;|$)/.test(document.cookie)) return;
	let ask = needed;
	try {
		ask ||= sessionStorage.getItem("visited") !== null;
	} catch {
		// Storage is unavailable: the question is only asked where it is needed.
	}
	if (ask) document.documentElement.dataset.consent = "ask";
}
