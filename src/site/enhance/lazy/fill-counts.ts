import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessageParts } from "#src/site/enhance/script-message.ts";
import { element } from "./element.ts";

/** The endpoint's answer; see `api/content/content-routes.ts`. */
type Answer = { data: { countryCount: number; alumniFormCount: number } };

/** Number of registrations that says something about a school. */
const fewest = 100;

/** Asks for the numbers at the address that the element has, and writes them into it; nothing for a few. */
export async function fillCounts(counts: HTMLElement) {
	const response = await fetch(counts.dataset.alumniCounts ?? "");
	if (!response.ok) return;
	const { alumniFormCount: alumni, countryCount: countries }: Answer["data"] = ((await response.json()) as Answer).data;
	if (alumni < fewest) return;
	const name = countries > 0 ? "graduatesOfCountries" : "graduates";
	counts.append(...scriptMessageParts(laterScriptMessages, name, { count: alumni, countries }, strong));
}

function strong(_name: string, inside: readonly (string | Node)[]): Node {
	return element("strong", {}, ...inside);
}
