/** Buttons with `data-print` print the page. */
export function offerPrinting() {
	for (const button of document.querySelectorAll("[data-print]")) button.addEventListener("click", () => print());
}
