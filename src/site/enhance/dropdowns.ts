/**
 * The groups of the wide menu, `<details data-dropdown>`: they open on hover too, and close when pointer, focus or the
 * visitor leaves, or by Escape.
 */
export function followDropdowns() {
	const groups = document.querySelectorAll<HTMLDetailsElement>("[data-dropdown]");
	groups.forEach(followDropdown);
	addEventListener("pagehide", () => {
		for (const group of groups) group.open = false;
	});
}

function followDropdown(group: HTMLDetailsElement) {
	const summary = group.querySelector("summary");
	let openedByHover = false;
	const hover = (open: boolean) => (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		openedByHover = open;
		group.open = open;
	};
	group.addEventListener("pointerenter", hover(true));
	group.addEventListener("pointerleave", hover(false));
	summary?.addEventListener("click", (event) => {
		// A click must not close what hovering has opened. Keys send clicks without a count.
		if (openedByHover && event.detail > 0) event.preventDefault();
	});
	group.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || !group.open) return;
		group.open = false;
		summary?.focus();
	});
	group.addEventListener("focusout", ({ relatedTarget }) => {
		if (!(relatedTarget instanceof Node && group.contains(relatedTarget))) group.open = false;
	});
}
