/** Runs as an inline script before the first paint: shows what is for applicants where the tab has a receipt. */
export function showApplicants(receiptKey: string) {
	try {
		if (sessionStorage.getItem(receiptKey) === null) return;
	} catch {
		return;
	}
	for (const element of document.querySelectorAll<HTMLElement>("[data-for]"))
		element.hidden = element.dataset.for !== "applicant";
}
