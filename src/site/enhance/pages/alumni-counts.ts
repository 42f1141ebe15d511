/**
 * Registered alumni and their countries, in `<p data-alumni-counts="…">` with the endpoint's address. Fetched, because
 * registrations do not change the content version that pages are cached by.
 */
export function countAlumni() {
	const counts = document.querySelector<HTMLElement>("[data-alumni-counts]");
	if (!counts) return;
	import("#src/site/enhance/lazy/fill-counts.ts").then(({ fillCounts }) => fillCounts(counts)).catch(() => {});
}
