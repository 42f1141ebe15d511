/** The endpoint's answer; see `api/content/content-routes.ts`. */
type Answer = { data: { countryCount: number; alumniFormCount: number } };

/**
 * Registered alumni and their countries, in `<p data-alumni-counts="…">` with the endpoint's address; nothing for zero.
 * Fetched, because registrations do not change the content version that pages are cached by.
 */
export function countAlumni() {
	const counts = document.querySelector<HTMLElement>("[data-alumni-counts]");
	if (counts) void fill(counts).catch(() => {});
}

async function fill(counts: HTMLElement) {
	const response = await fetch(counts.dataset.alumniCounts ?? "");
	if (!response.ok) return;
	const { alumniFormCount: alumni, countryCount: countries }: Answer["data"] = ((await response.json()) as Answer).data;
	if (alumni === 0) return;
	counts.append(strong(alumni), alumni === 1 ? " graduate has registered" : " graduates have registered");
	if (countries > 0) counts.append(", from ", strong(countries), countries === 1 ? " country" : " countries");
}

function strong(count: number): HTMLElement {
	return Object.assign(document.createElement("strong"), { textContent: count });
}
