type Box = { x: number; y: number; width: number; height: number };

const within = (value: number, most = 100) => Math.min(Math.max(value, 0), most);
const steps: Record<string, readonly [number, number]> = {
	ArrowLeft: [-2, 0],
	ArrowRight: [2, 0],
	ArrowUp: [0, -2],
	ArrowDown: [0, 2],
};

/**
 * Marks a part of a picture, in per cent of its sides: drawn with the pointer, or moved by arrow keys and sized with
 * Shift. Every form of the page sends it.
 */
export function startMarker(viewer: HTMLElement) {
	const tool = viewer.querySelector<HTMLElement>("[data-marker]");
	const button = tool?.querySelector("button");
	const sheet = viewer.querySelector<HTMLElement>("[data-sheet]");
	const shown = viewer.querySelector<SVGRectElement>("[data-box-shown]");
	if (!tool || !button || !sheet || !shown) return;
	let box: Box | null = null;
	let begun: { x: number; y: number } | null = null;

	function set(next: Box | null) {
		box = next;
		for (const name of ["x", "y", "width", "height"] as const) shown?.setAttribute(name, String(next?.[name] ?? 0));
		for (const field of document.querySelectorAll<HTMLInputElement>("[data-box]"))
			field.value = next ? JSON.stringify(next) : "";
	}
	const pointOf = ({ clientX, clientY }: PointerEvent) => {
		const { left, top, width, height } = sheet.getBoundingClientRect();
		return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
	};

	tool.hidden = false;
	button.addEventListener("click", () => {
		const on = button.getAttribute("aria-pressed") !== "true";
		button.setAttribute("aria-pressed", String(on));
		sheet.toggleAttribute("data-marking", on);
		set(on ? { x: 30, y: 44, width: 40, height: 12 } : null);
		button.focus();
	});
	button.addEventListener("keydown", (event) => {
		const step = steps[event.key];
		if (!step || !box) return;
		event.preventDefault();
		const [right, down] = step;
		if (event.shiftKey)
			set({ ...box, width: within(box.width + right, 100 - box.x), height: within(box.height + down, 100 - box.y) });
		else set({ ...box, x: within(box.x + right, 100 - box.width), y: within(box.y + down, 100 - box.height) });
	});
	sheet.addEventListener("pointerdown", (event) => {
		if (!sheet.hasAttribute("data-marking")) return;
		event.preventDefault();
		begun = pointOf(event);
		sheet.setPointerCapture(event.pointerId);
	});
	sheet.addEventListener("pointermove", (event) => {
		if (!begun) return;
		const { x, y } = pointOf(event);
		const [left, top] = [Math.min(x, begun.x), Math.min(y, begun.y)];
		set({ x: left, y: top, width: Math.abs(x - begun.x), height: Math.abs(y - begun.y) });
	});
	sheet.addEventListener("pointerup", () => {
		begun = null;
	});
}
