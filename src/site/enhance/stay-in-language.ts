import { localAddress } from "#src/languages/addresses.ts";
import { english, languageNow } from "#src/languages/language.ts";

/**
 * Leads links and forms that code has added to a page in another language to pages in it; the server leads the others.
 */
export function stayInLanguage() {
	const { tag } = languageNow();
	if (tag === english) return;
	const tags = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[hreflang]"), (link) => link.hreflang);
	const lead = ({ target }: Event) => {
		const aim = target instanceof Element ? target.closest("a[href], form[action]") : null;
		const name = aim?.tagName === "A" ? "href" : "action";
		const address = aim?.getAttribute(name);
		if (address?.startsWith("/")) aim?.setAttribute(name, localAddress(tag, [tag, ...tags], address));
	};
	for (const type of ["pointerdown", "focusin", "submit"]) document.addEventListener(type, lead, true);
}
