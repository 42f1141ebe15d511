import { num, type Pt, path } from "../ink.ts";
import type { Rng } from "../rng.ts";
import type { Face } from "./space.ts";

export type Scene = {
	w: number;
	h: number;
	faces: readonly Face[];
	/** Rails and the like. */
	lines?: readonly Pt[][];
	crowns?: readonly { at: Pt; r: number; foot: Pt }[];
	people?: readonly { foot: Pt; tall: number }[];
};

/** One person's way of drawing. */
export type Hand = (scene: Scene, r: Rng) => string;

/** The grain of a paper, and marks that break on it. Amounts are small: grain costs bytes. */
export const filters = (seed: number): string => `<defs>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -2.6 0 0 0 2.05"/><feComposite in2="SourceGraphic" operator="in" result="holes"/><feComposite in="SourceGraphic" in2="holes" operator="in"/></filter>
<filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".16 .2" numOctaves="3" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -4.2 0 0 0 2.85"/><feComposite in="SourceGraphic" operator="in"/></filter>
<filter id="wet" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="3" seed="${seed + 1}"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="torn" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="${seed + 2}"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="pool" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".007" numOctaves="3" seed="${seed + 5}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.4 0 0 0 -.45"/><feComposite in="SourceGraphic" operator="in"/></filter>
<filter id="smudge"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="5" dy="9" stdDeviation="6" flood-opacity=".34"/></filter>
</defs>`;

export const paper = ({ w, h }: Scene, colour: string, inner: string, seed = 1): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${filters(seed)}<rect width="${w}" height="${h}" fill="${colour}"/>${inner}</svg>`;

export const dRing = (ring: readonly Pt[]): string => `M${ring.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}Z`;

export const through = (filter: string, inner: string, more = ""): string => `<g filter="url(#${filter})"${more}>${inner}</g>`;

export const closed = (ring: readonly Pt[]): Pt[] => [...ring, ring[0] as Pt];

/** Foliage as a scribble round a crown. */
export function scribble({ at: [x, y], r: radius }: { at: Pt; r: number }, r: Rng, turns: number, squash = 0.8): Pt[] {
	return Array.from({ length: turns * 9 }, (_, k) => {
		const a = k * 0.72;
		const d = radius * (0.35 + 0.65 * r.f());
		return [x + Math.cos(a) * d, y + Math.sin(a) * d * squash];
	});
}

/** A bumpy outline. */
export function cloud({ at: [x, y], r: radius }: { at: Pt; r: number }, r: Rng, bumps = 11): Pt[] {
	return Array.from({ length: bumps * 2 }, (_, k) => {
		const a = (k / (bumps * 2)) * Math.PI * 2;
		const d = radius * (k % 2 ? 1 : 0.84) * r.r(0.93, 1.07);
		return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.86];
	});
}

/** A person as one shape: a head over a coat. */
export function person({ foot: [x, y], tall }: { foot: Pt; tall: number }, r: Rng): string {
	const k = tall / 100;
	const lean = r.r(-3, 3);
	const p = (a: number, b: number) => `${num(x + (a + (lean * b) / 100) * k)} ${num(y - b * k)}`;
	return `M${p(-10, 0)}L${p(-9, 40)}L${p(-14, 48)}L${p(-12, 76)}Q${p(-9, 85)} ${p(0, 85)}Q${p(9, 85)} ${p(12, 76)}L${p(14, 48)}L${p(9, 40)}L${p(8, 0)}L${p(2, 0)}L${p(0, 34)}L${p(-4, 0)}ZM${p(-7.5, 94)}a${num(7.5 * k)} ${num(8.5 * k)} 0 1 0 ${num(15 * k)} 0a${num(7.5 * k)} ${num(8.5 * k)} 0 1 0 ${num(-15 * k)} 0Z`;
}

export const blocked = (scene: Scene, colour: string, r: Rng): string =>
	(scene.people ?? []).map((each) => path(person(each, r), { fill: colour })).join("");
