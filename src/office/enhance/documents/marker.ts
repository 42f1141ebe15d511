type Box = { x: number; y: number; width: number; height: number };

const within = (value: number, max = 100) => Math.min(Math.max(value, 0), max);
/** The frame that is there first. */
const first: Box = { x: 30, y: 44, width: 40, height: 12 };
const steps: Record<string, readonly [number, number]> = {
	ArrowLeft: [-2, 0],
	ArrowRight: [2, 0],
	ArrowUp: [0, -2],
	ArrowDown: [0, 2],
};

/** Less movement than this, in per cent, is a press. */
const still = 1;

/**
 * Marks a part of a picture, in per cent of its sides: drawn or set with the pointer, or moved by arrow keys and sized
 * with Shift. Every form of the page sends it.
 */
export function startMarker(viewer: HTMLElement) {
	const tool = viewer.querySelector<HTMLElement>("[data-marker]");
	const button = tool?.querySelector("button");
	const sheet = viewer.querySelector<HTMLElement>("[data-sheet]");
	const element = viewer.querySelector<SVGRectElement>("[data-box-shown]");
	if (!tool || !button || !sheet || !element) return;
	let box: Box | null = null;
	let startPoint: { x: number; y: number } | null = null;

	function set(next: Box | null) {
		box = next;
		for (const name of ["x", "y", "width", "height"] as const) element?.setAttribute(name, String(next?.[name] ?? 0));
		for (const field of document.querySelectorAll<HTMLInputElement>("[data-box]"))
			field.value = next ? JSON.stringify(next) : "";
	}
	const pointOf = ({ clientX, clientY }: PointerEvent) => {
		const { left, top, width, height } = sheet.getBoundingClientRect();
		const [right, down] = [((clientX - left) / width) * 100 - 50, ((clientY - top) / height) * 100 - 50];
		const [x, y] = turnBack(right, down, sheet);
		return { x: within(x + 50), y: within(y + 50) };
	};

	tool.hidden = false;
	const mark = (next: Box | null) => {
		button.setAttribute("aria-pressed", String(next !== null));
		sheet.toggleAttribute("data-marking", next !== null);
		set(next);
	};
	button.addEventListener("click", () => {
		mark(button.getAttribute("aria-pressed") === "true" ? null : first);
		button.focus();
	});
	// A form that was refused comes back with its frame.
	const renderedElement = [...document.querySelectorAll<HTMLInputElement>("[data-box]")].find(
		({ value }) => value !== "",
	);
	if (renderedElement) mark(JSON.parse(renderedElement.value));
	button.addEventListener("keydown", (event) => {
		const step = steps[event.key];
		if (!step || !box) return;
		event.preventDefault();
		const [right, down] = turnBack(...step, sheet);
		if (event.shiftKey) {
			// Right and down make it larger, however the picture is turned.
			const [wider, higher] = [Math.abs(right), Math.abs(down)].map((by) => by * Math.sign(step[0] + step[1]));
			set({
				...box,
				width: within(box.width + (wider ?? 0), 100 - box.x),
				height: within(box.height + (higher ?? 0), 100 - box.y),
			});
		} else set(movedTo(box, box.x + right, box.y + down));
	});
	sheet.addEventListener("pointerdown", (event) => {
		if (!sheet.hasAttribute("data-marking")) return;
		event.preventDefault();
		startPoint = pointOf(event);
		sheet.setPointerCapture(event.pointerId);
	});
	sheet.addEventListener("pointermove", (event) => {
		if (!startPoint) return;
		const { x, y } = pointOf(event);
		if (Math.abs(x - startPoint.x) < still && Math.abs(y - startPoint.y) < still) return;
		const [left, top] = [Math.min(x, startPoint.x), Math.min(y, startPoint.y)];
		set({ x: left, y: top, width: Math.abs(x - startPoint.x), height: Math.abs(y - startPoint.y) });
	});
	sheet.addEventListener("pointerup", (event) => {
		const from = startPoint;
		startPoint = null;
		if (!from) return;
		const { x, y } = pointOf(event);
		// Clicking without dragging moves the frame to the pointer.
		if (Math.abs(x - from.x) < still && Math.abs(y - from.y) < still)
			set(movedTo(first, x - first.width / 2, y - first.height / 2));
		button.focus();
	});
}

function movedTo(box: Box, x: number, y: number): Box {
	return { ...box, x: within(x, 100 - box.width), y: within(y, 100 - box.height) };
}

/** A way on the screen as one on the picture, which is turned by quarters. */
function turnBack(right: number, down: number, { dataset }: HTMLElement): [number, number] {
	const quarters = Number(dataset.quarters ?? 0);
	if (quarters === 1) return [down, -right];
	if (quarters === 2) return [-right, -down];
	return quarters === 3 ? [-down, right] : [right, down];
}
