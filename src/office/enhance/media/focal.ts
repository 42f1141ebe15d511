import { cutAround, type FocalArea, isFocalArea } from "#src/content/media/focal-area.ts";
import { shapes } from "#src/content/picture.ts";

const names = ["left", "top", "width", "height"] as const;
const minSide = 2;

/**
 * The focal area on the picture itself: drawn and moved with the pointer. The form's four fields stay what is sent, and
 * the cuts below the picture follow.
 */
export function startFocal(stage: HTMLElement) {
	const form = document.querySelector<HTMLFormElement>("form[data-focal-form]");
	const [width = 1, height = 1] = (stage.dataset.focal ?? "").split(" ").map(Number);
	if (!form) return;
	const fields = names.map((name) => form.elements.namedItem(name) as HTMLInputElement);

	const read = (): FocalArea => {
		const [left = 0, top = 0, wide = 0, high = 0] = fields.map((field) => field.valueAsNumber);
		return { left, top, width: wide, height: high };
	};
	function show() {
		const area = read();
		if (!isFocalArea(area)) return;
		const rect = stage.querySelector("[data-area]");
		for (const [name, attribute] of [
			["left", "x"],
			["top", "y"],
			["width", "width"],
			["height", "height"],
		] as const)
			rect?.setAttribute(attribute, String(area[name]));
		const { left, top } = area;
		const shade = `M0 0h100v100H0zM${left} ${top}v${area.height}h${area.width}V${top}z`;
		stage.querySelector("[data-shade]")?.setAttribute("d", shade);
		for (const [name, shape] of Object.entries(shapes)) {
			const cut = cutAround({ width, height }, area, shape);
			const figure = document.querySelector(`[data-shape="${name}"]`);
			figure?.querySelector("svg")?.setAttribute("viewBox", `${cut.left} ${cut.top} ${cut.width} ${cut.height}`);
			figure?.querySelector("[data-cut-short]")?.toggleAttribute("hidden", cut.whole);
		}
	}
	function write(area: FocalArea) {
		for (const [index, name] of names.entries()) {
			const field = fields[index];
			if (field) field.value = String(Math.round(area[name]));
		}
		show();
	}

	form.addEventListener("input", show);
	stage.style.cursor = "crosshair";
	stage.addEventListener("pointerdown", (event) => {
		if (event.button !== 0) return;
		event.preventDefault();
		stage.setPointerCapture(event.pointerId);
		const box = stage.getBoundingClientRect();
		const at = ({ clientX, clientY }: PointerEvent) => ({
			x: clamp(((clientX - box.left) / box.width) * 100, 0, 100),
			y: clamp(((clientY - box.top) / box.height) * 100, 0, 100),
		});
		const start = at(event);
		const area = read();
		const inside =
			start.x >= area.left &&
			start.x <= area.left + area.width &&
			start.y >= area.top &&
			start.y <= area.top + area.height;
		const move = (moving: PointerEvent) => {
			const end = at(moving);
			write(inside ? moveArea(area, end.x - start.x, end.y - start.y) : between(start, end));
		};
		const stop = () => {
			stage.removeEventListener("pointermove", move);
			stage.removeEventListener("pointerup", stop);
			stage.removeEventListener("pointercancel", stop);
		};
		stage.addEventListener("pointermove", move);
		stage.addEventListener("pointerup", stop);
		stage.addEventListener("pointercancel", stop);
	});
	show();
}

function moveArea({ left, top, width, height }: FocalArea, x: number, y: number): FocalArea {
	return {
		left: Math.round(clamp(left + x, 0, 100 - width)),
		top: Math.round(clamp(top + y, 0, 100 - height)),
		width,
		height,
	};
}

/** A new area, drawn from one corner to the other. */
function between(from: { x: number; y: number }, to: { x: number; y: number }): FocalArea {
	const span = (a: number, b: number): [number, number] => {
		const size = Math.max(minSide, Math.round(Math.abs(a - b)));
		return [Math.round(clamp(Math.min(a, b), 0, 100 - size)), size];
	};
	const [left, width] = span(from.x, to.x);
	const [top, height] = span(from.y, to.y);
	return { left, top, width, height };
}

function clamp(value: number, lowest: number, highest: number): number {
	return Math.min(Math.max(value, lowest), Math.max(lowest, highest));
}
