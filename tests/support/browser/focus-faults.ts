/**
 * Runs in the page: what is wrong with how the focused element is seen; nothing if all is well (WCAG 2.4.7, 2.4.11,
 * 2.4.13 in part).
 */
export function focusFaults(): string[] {
	const focused = document.activeElement as HTMLElement | null;
	if (!focused || focused === document.body) return [];
	const name = `${focused.localName} "${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40)}"${focused.getAttribute("name") ?? ""}`;
	const faults: string[] = [];
	// Checkboxes and file fields are drawn by elements around the native control.
	const drawn =
		(focused.matches("[type=checkbox], [type=radio], [type=file]") && focused.closest("label, div")) || focused;
	const box = drawn.getBoundingClientRect();
	if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
		return [`${name} is out of view`];

	// Points well inside of what is in view; one that shows the element, or lies in it, is enough to know where the focus
	// is.
	const inside = (start: number, end: number, max: number, part: number) =>
		Math.min(Math.max(start + (end - start) * part, 1), max - 1);
	const points = [0.1, 0.5, 0.9].flatMap((x) =>
		[0.15, 0.5, 0.85].map((y) => [
			inside(box.left, box.right, innerWidth, x),
			inside(box.top, box.bottom, innerHeight, y),
		]),
	);
	const shown = points.some(([x = 0, y = 0]) => drawn.contains(document.elementFromPoint(x, y)));
	if (!shown)
		faults.push(
			`${name} is covered by ${document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 60)}`,
		);

	const marks = [focused, focused.closest("label"), focused.parentElement].flatMap((element) =>
		element ? [getComputedStyle(element), getComputedStyle(element, "::after")] : [],
	);
	const ringed = marks.some(
		({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
	);
	if (!ringed) faults.push(`${name} has no ring`);
	return faults;
}
