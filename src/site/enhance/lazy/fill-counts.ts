/** The endpoint's answer; see `api/content/content-routes.ts`. */
type Answer = { data: { countryCount: number; alumniFormCount: number } };

/** Asks for the numbers at the address that the element has, and writes them into it; nothing for zero. */
export async function fillCounts(counts: HTMLElement) {
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
