/** Key under which the tab stores the page of the payer link by which someone pays. */
export const payerPageKey = "payer-page";

/**
 * Runs as an inline script where a checkout has returned to without a token: goes on to the payer's own page.
 */
export function goToPayment({ key, page }: { key: string; page: string }) {
	try {
		const storedToken: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
		if (typeof storedToken !== "string" || !storedToken.startsWith(page)) return;
		const to = new URL(storedToken, location.origin);
		for (const [name, value] of new URLSearchParams(location.search)) to.searchParams.set(name, value);
		location.replace(to);
	} catch {}
}
