/**
 * Runs as an inline script before the first paint: shows what is for applicants where the tab has a receipt. An
 * applicant whose seat fee isn't paid goes on to the page of the application, where it can be paid.
 */
export function showApplicants({ receiptKey, page, success }: Record<"receiptKey" | "page" | "success", string>) {
	try {
		const item = sessionStorage.getItem(receiptKey);
		if (item === null) return;
		const { kind, token } = JSON.parse(item);
		if (kind === "seat" && location.pathname !== success)
			location.replace(`${page}${encodeURIComponent(token)}?checking=seat#seat-fee`);
	} catch {
		return;
	}
	for (const element of document.querySelectorAll<HTMLElement>("[data-for]"))
		element.hidden = element.dataset.for !== "applicant";
}
