type Pair = [x: number, y: number];

const round = (value: number) => String(Math.round(value * 100) / 100);
const written = (...values: number[]) => values.map(round).join(" ");

/** Path data of an SVG as the operators of a PDF; arcs and quadratic curves become cubic ones. */
export function pathOperators(d: string): string {
	let out = "";
	let pen: Pair = [0, 0];
	let start = pen;
	let control = pen;
	let before = "";
	const cubic = (a: Pair, b: Pair, to: Pair) => {
		out += `${written(...a, ...b, ...to)} c\n`;
		[control, pen] = [b, to];
	};
	const quadratic = (c: Pair, to: Pair) => {
		const third = (p: Pair): Pair => [p[0] + (2 / 3) * (c[0] - p[0]), p[1] + (2 / 3) * (c[1] - p[1])];
		cubic(third(pen), third(to), to);
		control = c;
	};
	const line = (to: Pair) => {
		out += `${written(...to)} l\n`;
		pen = to;
	};
	for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const values = [...rest.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(Number);
		const kind = letter.toUpperCase();
		let at = 0;
		do {
			const [ox, oy] = letter === kind ? [0, 0] : pen;
			const number = () => values[at++] ?? 0;
			const pair = (): Pair => [ox + number(), oy + number()];
			const mirrored = (kinds: string): Pair =>
				kinds.includes(before) ? [2 * pen[0] - control[0], 2 * pen[1] - control[1]] : pen;
			if (kind === "M" && at === 0) {
				start = pen = pair();
				out += `${written(...pen)} m\n`;
			} else if (kind === "M" || kind === "L") line(pair());
			else if (kind === "H") line([ox + number(), pen[1]]);
			else if (kind === "V") line([pen[0], oy + number()]);
			else if (kind === "C") cubic(pair(), pair(), pair());
			else if (kind === "S") cubic(mirrored("CS"), pair(), pair());
			else if (kind === "Q") quadratic(pair(), pair());
			else if (kind === "T") quadratic(mirrored("QT"), pair());
			else if (kind === "A")
				for (const bow of arc(pen, number(), number(), number(), number(), number(), pair())) cubic(...bow);
			else if (kind === "Z") {
				out += "h\n";
				pen = start;
			} else throw new Error(`Path data with ${letter} cannot be printed`);
			before = kind;
		} while (at < values.length && kind !== "Z");
	}
	return out;
}

/** An arc of an ellipse as cubic curves (SVG 1.1, appendix F.6). */
function arc(
	from: Pair,
	radiusX: number,
	radiusY: number,
	tilt: number,
	large: number,
	sweep: number,
	to: Pair,
): [Pair, Pair, Pair][] {
	if (radiusX === 0 || radiusY === 0) return [[from, to, to]];
	const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
	const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
	const [x, y] = [cos * hx + sin * hy, cos * hy - sin * hx];
	const grow = Math.max(1, Math.sqrt((x / radiusX) ** 2 + (y / radiusY) ** 2));
	const [rx, ry] = [Math.abs(radiusX) * grow, Math.abs(radiusY) * grow];
	const over = Math.max(0, (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1);
	const side = (large === sweep ? -1 : 1) * Math.sqrt(over);
	const [cx, cy] = [(side * rx * y) / ry, (-side * ry * x) / rx];
	const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
	let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - first;
	if (sweep && turn < 0) turn += 2 * Math.PI;
	if (!sweep && turn > 0) turn -= 2 * Math.PI;
	const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	const place = (u: number, v: number): Pair => {
		const [px, py] = [cx + rx * u, cy + ry * v];
		return [mx + cos * px - sin * py, my + sin * px + cos * py];
	};
	const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
	const step = turn / count;
	const reach = (4 / 3) * Math.tan(step / 4);
	return Array.from({ length: count }, (_, k) => {
		const [a, b] = [first + k * step, first + (k + 1) * step];
		return [
			place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
			place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
			place(Math.cos(b), Math.sin(b)),
		];
	});
}
