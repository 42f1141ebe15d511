/**
 * Asks before the first paint unless there is an answer. Runs as an inline script from its own source text: it can use
 * nothing outside of this function.
 * @param state of the root while the question is asked
 */
export function decideToAsk(state: string) {
	if (!/(?:^|; )userConsent=(?:true|false)(?:;|$)/.test(document.cookie))
		document.documentElement.dataset.consent = state;
}
