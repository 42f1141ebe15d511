/** A small seeded source of chance: the same seed always draws the same picture. */
export interface Rng {
	/** 0 ≤ x < 1 */
	f(): number;
	/** a ≤ x < b */
	r(a: number, b: number): number;
	/** whole number, a ≤ x ≤ b */
	i(a: number, b: number): number;
	/** true with probability p */
	b(p?: number): boolean;
	pick<T>(list: readonly T[]): T;
	shuffle<T>(list: readonly T[]): T[];
}

/** Cyclic access that never answers undefined for a list that has entries. */
export const at = <T>(list: readonly T[], i: number): T => list[((i % list.length) + list.length) % list.length] as T;

export function rng(seed: number, salt = 0): Rng {
	let s = (Math.imul(seed + 0x9e37, 0x85ebca6b) ^ Math.imul(salt + 0x51ed, 0xc2b2ae35)) >>> 0;
	const f = () => {
		s = (s + 0x6d2b79f5) >>> 0;
		let t = Math.imul(s ^ (s >>> 15), 1 | s);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
	for (let k = 0; k < 8; k++) f();
	const i = (a: number, b: number) => a + Math.floor(f() * (b - a + 1));
	return {
		f,
		i,
		r: (a, b) => a + f() * (b - a),
		b: (p = 0.5) => f() < p,
		pick: (list) => at(list, i(0, list.length - 1)),
		shuffle: (list) => {
			const copy = [...list];
			for (let k = copy.length - 1; k > 0; k--) {
				const j = i(0, k);
				[copy[k], copy[j]] = [at(copy, j), at(copy, k)];
			}
			return copy;
		},
	};
}

/** Smooth gradient noise in the plane, about 0 to 1 with its mean at 0.5; landforms have no preferred direction. */
export function noise(seed: number): (x: number, y: number) => number {
	const r = rng(seed, 77);
	const turn = Array.from({ length: 64 * 64 }, () => r.f() * Math.PI * 2);
	const gx = Float64Array.from(turn, Math.cos);
	const gy = Float64Array.from(turn, Math.sin);
	const soft = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
	const dot = (i: number, j: number, x: number, y: number) => {
		const k = ((j & 63) << 6) | (i & 63);
		return (gx[k] as number) * x + (gy[k] as number) * y;
	};
	return (x, y) => {
		const i = Math.floor(x);
		const j = Math.floor(y);
		const [u, v] = [x - i, y - j];
		const [su, sv] = [soft(u), soft(v)];
		const a = dot(i, j, u, v) * (1 - su) + dot(i + 1, j, u - 1, v) * su;
		const b = dot(i, j + 1, u, v - 1) * (1 - su) + dot(i + 1, j + 1, u - 1, v - 1) * su;
		return 0.5 + (a + (b - a) * sv) * 0.85;
	};
}
