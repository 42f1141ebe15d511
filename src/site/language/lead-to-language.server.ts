import { redirect } from "react-router";
import { addressIn } from "#src/languages/addresses.ts";
import { knownLanguages } from "#src/languages/catalogue.server.ts";

/**
 * Leads on from `?lang=ta`, which links in earlier emails have.
 * @throws Response that leads to the page in that language
 */
export function leadToLanguage(request: Request, path: string): void {
	const { searchParams } = new URL(request.url);
	const tag = searchParams.get("lang") ?? "";
	if (!knownLanguages().includes(tag)) return;
	searchParams.delete("lang");
	throw redirect(addressIn(tag, `${path}${searchParams.size > 0 ? `?${searchParams}` : ""}`));
}
