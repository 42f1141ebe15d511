/**
 * Runs as an inline script before the first paint: shows what is for applicants where the tab has a receipt. Whoever
 * comes back from paying the seat fee goes on to the page of the application, which knows how it stands.
 */
export function showApplicants({ receiptKey, page }: { receiptKey: string; page: string }) {
	try {
		const stored = sessionStorage.getItem(receiptKey);
		if (stored === null) return;
		const { kind, token } = JSON.parse(stored);
		if (kind === "seat") location.replace(`${page}${encodeURIComponent(token)}?checking=seat#seat-fee`);
	} catch {
		return;
	}
	for (const element of document.querySelectorAll<HTMLElement>("[data-for]"))
		element.hidden = element.dataset.for !== "applicant";
}
