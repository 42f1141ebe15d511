import { num } from "./ink.ts";
import { at, type Rng } from "./rng.ts";
import { C, mix } from "./theme.ts";

/** Scale figures as solid silhouettes; 100 units high, standing on 0,0 and looking to the right. */
const bodies = {
	stand: "M-9-83Q0-90 9-83L12-50 9-49 8-54 8 0 2 0 0-42-2 0-8 0-8-54-9-49-12-50Z",
	walk: "M-8-83Q1-90 9-83L16-55 13-53 8-62 8-48 17-2 21 0 10 0 0-40-10 0-16 0-8-48-8-60-12-50-15-52Z",
	sari: "M-8-84Q0-89 8-83L13-58 10-56 9-50 14 0-12 0-9-52-11-40-14-41-12-66Z",
	kurta: "M-9-83Q0-90 9-83L14-52 11-51 9-60 12-28 6-28 6 0 1 0 0-27-1 0-6 0-6-28-12-28-9-60-11-51-14-52Z",
	point: "M-9-83Q0-90 8-84L34-74 33-70 8-72 8 0 2 0 0-42-2 0-8 0-8-54-10-48-13-49Z",
	stoop: "M-14-46Q-14-52-6-58L14-78Q20-82 24-76L30-50 40-47 40-43 26-45 18-62 2-44 2 0-3 0-5-40-8 0-13 0Z",
	sit: "M-10-30Q-13-58-6-64 0-68 6-64L9-48 20-40 18-37 6-42 4-34 24-32Q27-32 27-28L27 0 22 0 20-24-4-24Q-10-24-10-30Z",
	ground: "M-12 0Q-16-26-8-36 0-42 6-37L12-24 26-16 24 0Z",
} as const;
const heads: Record<keyof typeof bodies, readonly [x: number, y: number]> = {
	stand: [0.5, -94],
	walk: [2.5, -94],
	sari: [0.5, -94],
	kurta: [0.5, -94],
	point: [1, -94],
	stoop: [27, -87],
	sit: [2, -75],
	ground: [1, -47],
};
export type Pose = keyof typeof bodies;
export const upright: readonly Pose[] = ["stand", "walk", "sari", "kurta", "walk", "point", "sari"];

interface Extra {
	bun?: boolean;
	umbrella?: boolean;
	roll?: boolean;
	bag?: boolean;
}

export function figure(
	x: number,
	y: number,
	h: number,
	pose: Pose,
	colour: string,
	dir = 1,
	extra: Extra = {},
): string {
	const [hx, hy] = heads[pose];
	let d = `${bodies[pose]}M${hx - 6.2} ${hy}a6.2 7 0 1 1 12.4 0a6.2 7 0 1 1-12.4 0Z`;
	if (extra.bun ?? pose === "sari") d += `M${hx - 10} ${hy}a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z`;
	if (extra.roll) d += `M-17-78L-13-80 6-34 2-32Z`;
	if (extra.bag) d += `M-15-56h8v18h-9Z`;
	let s = `<path d="${d}" fill="${colour}"/>`;
	if (extra.umbrella)
		s += `<path d="M14-60V-112M-24-104Q-14-132 14-132 42-132 52-104Q33-111 14-104-5-111-24-104Z" fill="${colour}" stroke="${colour}" stroke-width="2"/>`;
	const k = h / 100;
	return `<g transform="translate(${num(x)} ${num(y)}) scale(${Math.round(k * dir * 1000) / 1000} ${Math.round(k * 1000) / 1000})">${s}</g>`;
}

/** A few people scattered over a line, each different from the one before. */
export function people(
	r: Rng,
	f: (x: number) => number,
	xs: readonly number[],
	h: number,
	colour: string,
	extra: Extra = {},
): string {
	const start = r.i(0, 6);
	return xs
		.map((x, k) =>
			figure(x, f(x), h * r.r(0.94, 1.05), at(upright, start + k), colour, r.b() ? 1 : -1, {
				roll: r.b(0.25),
				bag: r.b(0.2),
				...extra,
			}),
		)
		.join("");
}

/** A person seen from above: shoulders, and the head darker or lighter upon them. */
export const planFigure = (x: number, y: number, size: number, deg: number, colour: string): string =>
	`<g transform="translate(${num(x)} ${num(y)}) rotate(${num(deg)}) scale(${Math.round(size * 10) / 1000})"><path d="M-52-6Q-56-26-30-28H30Q56-26 52-6 46 18 0 20-46 18-52-6Z" fill="${colour}"/><circle r="21" cy="-6" fill="${mix(colour, colour === C.ink ? C.mist : C.ink, 0.72)}"/></g>`;
