/** Runs in the page: faults that axe does not find: headings, page width, target size (WCAG 2.5.8). */
export function plainFaults(): string[] {
	const least = 24;
	const modal = document.querySelector("dialog:modal, [popover]:popover-open");
	const inView = (element: Element) =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
		!element.closest("[inert], [aria-hidden=true]") &&
		(modal?.contains(element) ?? true);
	const nameOf = (element: Element) =>
		`${element.localName}${element.id && `#${element.id}`} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;

	const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) =>
		heading.checkVisibility(),
	);
	const levels = headings.map(({ localName }) => Number(localName[1]));
	const faults = levels.flatMap((level, index) =>
		level - (levels[index - 1] ?? level) > 1 ? `heading-skips-a-level at ${nameOf(headings[index] as Element)}` : [],
	);
	const first = document.querySelectorAll("h1:not([hidden] *)").length;
	if (first !== 1) faults.push(`${first} elements h1`);
	const language = /^\/([a-z]{2})(?=\/|$)/.exec(location.pathname)?.[1] ?? "en";
	if (document.documentElement.lang.replace("-IN", "") !== language)
		faults.push(`lang is "${document.documentElement.lang}"`);

	const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
	if (beyond > 0) {
		const right = document.documentElement.clientWidth;
		const wide = [...document.body.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right);
		faults.push(`sideways scroll by ${beyond} px: ${wide.slice(-1).map(nameOf)}`);
	}

	// On the site, everything below moves down when a slow network brings what is shown above it.
	const isBlock = (element: Element) => inView(element) && element.getBoundingClientRect().height > 60;
	if (innerWidth < 600 && !location.pathname.startsWith("/office"))
		for (const part of document.querySelectorAll("main :is(div, section, aside, article, figure, form)")) {
			const { bottom } = part.getBoundingClientRect();
			const above = part.previousElementSibling;
			if (above && isBlock(part) && isBlock(above) && bottom <= above.getBoundingClientRect().top)
				faults.push(`comes after what is below it: ${nameOf(part)}`);
		}

	for (const control of document.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
		if (!inView(control)) continue;
		// Phones zoom into what is smaller.
		if (Number.parseFloat(getComputedStyle(control).fontSize) < 16) faults.push(`text under 16 px: ${nameOf(control)}`);
		if (/^(text|email|tel|password|search|url)$/.test(control.type) && !control.enterKeyHint)
			faults.push(`nothing on the Enter key: ${nameOf(control)}`);
	}

	const standsInText = (element: Element) => {
		if (getComputedStyle(element).display !== "inline") return false;
		const block = element.closest(
			"p, li, dd, dt, td, label, legend, h1, h2, h3, h4, address, blockquote, figcaption, div, span",
		);
		const around = (block?.textContent ?? "").trim().length;
		return around > (element.textContent ?? "").trim().length + 8;
	};
	const controls =
		"a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], [role=option]";
	for (const control of document.querySelectorAll(controls)) {
		if (!inView(control) || standsInText(control)) continue;
		// A click on its words ticks a box as well.
		const target =
			(control.matches("[type=checkbox], [type=radio], [type=file]") && control.closest("label")) || control;
		const computedStyle = getComputedStyle(target, "::after");
		// The one link of a card covers the whole card with what is drawn after it.
		const over =
			computedStyle.content !== "none" && computedStyle.position === "absolute"
				? { width: Number.parseFloat(computedStyle.width), height: Number.parseFloat(computedStyle.height) }
				: undefined;
		const { width, height } = over ?? target.getBoundingClientRect();
		// One pixel wide is what only the keyboard and screen readers meet, such as the way past the header.
		if (width <= 1 || height <= 1) continue;
		if (width < least || height < least)
			faults.push(`target of ${Math.round(width)} by ${Math.round(height)} px: ${nameOf(control)}`);
	}
	return faults;
}
