import type { Page } from "playwright-core";

/**
 * Has extensions at work on the page, as writing aids and keepers of passwords are: they set attributes before the
 * page's code comes and later, and put elements beside fields, into forms and before everything else.
 */
export async function playExtensions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const addElement = (name: string) => Object.assign(document.createElement(name), { className: "an-extension" });
		const touch = (field: Element) => {
			if (field.hasAttribute("fdprocessedid")) return;
			for (const name of ["fdprocessedid", "data-lpignore", "data-gramm"]) field.setAttribute(name, "true");
			if (field.localName !== "button") field.after(addElement("div"));
		};
		const work = () => {
			document.documentElement.setAttribute("data-extension-installed", "");
			document.body?.setAttribute("cz-shortcut-listen", "true");
			for (const field of document.querySelectorAll("main :is(input, textarea, select, button)")) touch(field);
			for (const form of document.querySelectorAll("main form:not(:has(> span.an-extension))"))
				form.prepend(addElement("span"));
			if (document.body?.firstElementChild?.className !== "an-extension") document.body?.prepend(addElement("div"));
		};
		new MutationObserver(work).observe(document, { subtree: true, childList: true });
	});
}
