import { curve, path, sheet } from "../ink.ts";
import { noise } from "../rng.ts";
import { contourLines, contourPath, type Field } from "../terrain.ts";
import { C, mix } from "../theme.ts";

const [W, H] = [1280, 720];
const tau = Math.PI * 2;

/**
 * The hill of the hero at time t (0 to 1, seamless): the ground breathes because the noise is read along a small
 * circle.
 */
export function hero(t: number): string {
	const n = noise(2240);
	const [cx, cy] = [Math.cos(t * tau) * 0.06, Math.sin(t * tau) * 0.06];
	const f: Field = (px, py) => {
		const [x, y] = [px / 250, py / 250];
		const ridge = 1 - Math.hypot(n(x * 0.8 + 9.3 + cx, y * 0.8 + 4.7 + cy) * 2 - 1, 0.2);
		const knoll = Math.exp(-(((px - 930) / 300) ** 2) - ((py - 330) / 260) ** 2);
		return (
			0.55 * ridge +
			0.5 * n(x * 1.1 + 20.4 - cy, y * 1.1 + 0.6 + cx) +
			0.16 * n(x * 2.6 + 3.1 + cx, y * 2.6 - cy) +
			(0.72 + 0.05 * Math.sin(t * tau)) * knoll
		);
	};
	const [low, step, levels] = [0.26, 0.066, 24];
	let tints = "";
	let thin = "";
	let strong = "";
	for (let k = 0; k < levels; k++) {
		const level = low + step * k;
		const lines = contourLines(f, W, H, 10, level);
		if (k % 5 === 2) {
			const walled: Field = (x, y) => Math.min(f(x, y), level + Math.min(x + 30, y + 30, W + 30 - x, H + 30 - y) / 40);
			const d = contourLines(walled, W + 80, H + 80, 10, level, -40, -40)
				.map((c) => curve(c.pts, true))
				.join("");
			tints += path(d, { fill: mix(C.shola, C.shola2, 0.3 + k * 0.05) });
			strong += contourPath(lines, 1, 8);
		} else thin += contourPath(lines, 1, 8);
	}
	const s =
		tints +
		path(thin, { stroke: mix(C.shola, C.mist, 0.3), w: 1.3 }) +
		path(strong, { stroke: mix(C.shola, C.lichen, 0.72), w: 1.8 });
	return sheet(W, H, C.shola, s);
}
