import { colours } from "#demo/colours.ts";
import { at } from "./rng.ts";

/** The school's colours, by the names that the drawings use. */
export const C = { ...colours, shola2: colours.sholaLight };

/** A tint between two colours; t = 0 is a, t = 1 is b. */
export const mix = (a: string, b: string, t: number): string => {
	const ch = (s: string, k: number) => Number.parseInt(s.slice(1 + k * 2, 3 + k * 2), 16);
	return `#${[0, 1, 2]
		.map((k) =>
			Math.round(ch(a, k) + (ch(b, k) - ch(a, k)) * t)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
};

export interface Theme {
	name: "paper" | "mist" | "shola" | "laterite";
	dark: boolean;
	/** the ground */
	bg: string;
	/** main lines, and lines that step back */
	line: string;
	soft: string;
	faint: string;
	/** flat tints, from nearest to the ground to furthest */
	wash: string;
	tone: string;
	deep: string;
	/** what the saw cuts */
	cut: string;
	accent: string;
	/** a lit face */
	light: string;
}

const make = (
	name: Theme["name"],
	bg: string,
	line: string,
	rest: Omit<Theme, "name" | "bg" | "line" | "soft" | "faint">,
): Theme => ({
	name,
	bg,
	line,
	soft: mix(line, bg, 0.45),
	faint: mix(line, bg, 0.76),
	...rest,
});

export const themes = {
	paper: make("paper", C.paper, C.ink, {
		dark: false,
		wash: C.mist,
		tone: mix(C.shola2, C.paper, 0.66),
		deep: C.shola2,
		cut: C.ink,
		accent: C.laterite,
		light: "#fcfbf8",
	}),
	mist: make("mist", C.mist, C.ink, {
		dark: false,
		wash: mix(C.shola2, C.mist, 0.86),
		tone: mix(C.shola2, C.mist, 0.6),
		deep: C.shola,
		cut: C.shola,
		accent: C.laterite,
		light: C.paper,
	}),
	shola: make("shola", C.shola, mix(C.paper, C.shola, 0.06), {
		dark: true,
		wash: C.shola2,
		tone: mix(C.shola2, C.mist, 0.28),
		deep: mix(C.shola, C.ink, 0.6),
		cut: C.paper,
		accent: C.lichen,
		light: mix(C.shola2, C.mist, 0.14),
	}),
	laterite: make("laterite", C.laterite, C.paper, {
		dark: true,
		wash: mix(C.laterite, C.paper, 0.13),
		tone: mix(C.laterite, C.paper, 0.4),
		deep: mix(C.laterite, C.ink, 0.45),
		cut: C.paper,
		accent: mix(C.laterite, C.paper, 0.8),
		light: mix(C.laterite, C.paper, 0.22),
	}),
} satisfies Record<string, Theme>;

/**
 * The ground for this seed of a kind with so many compositions: neighbouring seeds never share it,
 * nor do two successive drawings of one composition. Laterite comes rarely, and only where it is allowed.
 */
export const themeOf = (seed: number, compositions: number, first: "paper" | "shola" | "mist", red = false): Theme => {
	const order = ["paper", "shola", "mist"] as const;
	if (red && at([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], seed + order.indexOf(first) * 2)) return themes.laterite;
	return themes[
		at(
			order,
			seed + Math.floor(seed / compositions) * (compositions % 3 === 0 ? 1 : 1 - compositions) + order.indexOf(first),
		)
	];
};
