/** Where the tab stores the token of the payer link by which somebody pays. */
export const payerTokenKey = "payer-token";

/**
 * Runs as an inline script where a checkout has returned to without a token: goes on to the payer's own page.
 */
export function goToPayment({ key, page }: { key: string; page: string }) {
	try {
		const token: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
		if (typeof token === "string") location.replace(page + encodeURIComponent(token) + location.search);
	} catch {}
}
