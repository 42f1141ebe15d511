/** Target that a visitor looks for: something to press, or a field, by the name that they read. */
export type Sought = { kind: "button" | "link" | "field"; name: string; exact?: boolean };

/** The middle of what was found, in pixels from the window's top left, or why it cannot be pressed. */
export type Point = { x: number; y: number } | { missing: string };

/**
 * Finds what has this name where it can be pressed, scrolls it into view, and marks it `data-sought` alone. Looks into
 * embedded pages of the same origin too. Runs in the page.
 */
export function findPoint({ kind, name, exact = false }: Sought): Point {
	const selectors = {
		button: "button, summary, [role=button], input[type=submit]",
		link: "a[href]",
		field: "input:not([type=hidden]), textarea, select",
	};
	const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
	const referred = (element: Element) =>
		(element.getAttribute("aria-labelledby") ?? "")
			.split(" ")
			.map((id) => element.ownerDocument.getElementById(id)?.textContent)
			.join(" ");
	const labels = (element: Element) =>
		[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(" ");
	const nameOf = (element: Element) =>
		plain(referred(element)) ||
		plain(element.getAttribute("aria-label")) ||
		plain(kind === "field" ? labels(element) : element.textContent) ||
		plain(element.querySelector("img")?.alt);
	const fits = (element: Element) => {
		const own = nameOf(element);
		return exact ? own === name : own.toLowerCase().includes(name.toLowerCase());
	};
	const documents = [
		...[...document.querySelectorAll("iframe")].flatMap((frame) => frame.contentDocument ?? []),
		document,
	];
	for (const each of documents)
		for (const old of each.querySelectorAll("[data-sought]")) old.removeAttribute("data-sought");
	const namedElements = documents.flatMap((each) => [...each.querySelectorAll(selectors[kind])].filter(fits));
	const file = namedElements.find((element) => (element as HTMLInputElement).type === "file");
	const pressed = (element: Element) => {
		if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) return;
		element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
		// A box drawn by its label is pressed at the label.
		const targets = [element, ...((element as HTMLInputElement).labels ?? [])];
		for (const target of targets) {
			const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect();
			const inside = { x: x + width / 2, y: y + height / 2 };
			const top = element.ownerDocument.elementFromPoint(inside.x, inside.y);
			if (top && targets.some((each) => each === top || each.contains(top)))
				return { x: Math.round((frame?.x ?? 0) + inside.x), y: Math.round((frame?.y ?? 0) + inside.y) };
		}
		return;
	};
	if (file) {
		file.setAttribute("data-sought", "");
		return { x: 0, y: 0 };
	}
	for (const element of namedElements) {
		const point = pressed(element);
		if (!point) continue;
		element.setAttribute("data-sought", "");
		return point;
	}
	return { missing: namedElements.length > 0 ? `${name}: hidden, covered or disabled` : `${name}: not there` };
}
