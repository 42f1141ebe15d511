type Lab = readonly [lightness: number, a: number, b: number];

const lightnessSteps = 400;

/**
 * The colour nearest to one that passes: of its hue and, as far as screens can show that, of its chroma, lighter or
 * darker in OKLCH. Colours are `#rrggbb`. @returns undefined where none passes
 */
export function nearestColour(colour: string, passes: (colour: string) => boolean): string | undefined {
	const [, a, b] = labOf(colour);
	const candidates = Array.from({ length: lightnessSteps + 1 }, (_, step) => toScreen([step / lightnessSteps, a, b]));
	const passing = candidates.filter(passes).map((each) => ({ each, distance: distanceOf(colour, each) }));
	return passing.sort((one, other) => one.distance - other.distance)[0]?.each;
}

/** The contrast of two colours, `#rrggbb`, by WCAG 2.2: 1 to 21. */
export function contrastOf(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(colour: string): number {
	const [red, green, blue] = linear(colour);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(colour: string): [red: number, green: number, blue: number] {
	const channel = (at: number) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

/** OKLab, by Björn Ottosson: https://bottosson.github.io/posts/oklab/ */
function labOf(colour: string): Lab {
	const [red, green, blue] = linear(colour);
	const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

/** Returns the colour as a screen shows it: with less chroma if the screen has no such colour. */
function toScreen([lightness, a, b]: Lab): string {
	for (let share = 1; share > 0; share -= 0.02) {
		const channels = linearOf([lightness, a * share, b * share]);
		if (channels.every((each) => each > -0.0005 && each < 1.0005)) return hex(channels);
	}
	return hex(linearOf([lightness, 0, 0]));
}

function linearOf([lightness, a, b]: Lab): number[] {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
}

function hex(channels: readonly number[]): string {
	const parts = channels.map((each) => {
		const share = Math.min(1, Math.max(0, each));
		const value = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
		return Math.round(value * 255)
			.toString(16)
			.padStart(2, "0");
	});
	return `#${parts.join("")}`;
}

function distanceOf(one: string, other: string): number {
	const [from, to] = [labOf(one), labOf(other)];
	return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}
