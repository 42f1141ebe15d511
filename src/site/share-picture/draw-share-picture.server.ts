import sharp from "sharp";
import { thousands } from "#src/formatting/thousands.ts";
import type { Identity, Place } from "#src/school/identity.ts";
import { type Brand, fillOf, plateOf } from "#src/school/logo.ts";
import { pictureSize } from "#src/site/head/share-picture-path.ts";
import terrain from "#src/ui/contours/terrain.svg?raw";
import { type Lettering, openLettering } from "./text-outlines.server.ts";

export type ShareText = {
	title: string;
	/** A line above the title; may be empty. */
	label: string;
	/** School to which the page belongs. */
	school: Brand & Pick<Identity, "name" | "place" | "contours">;
	/** A PNG of its logo on dark surfaces, if it has an image. */
	logo: Buffer | undefined;
};

const { width, height } = pictureSize;
const margin = 72;
const tracking = -0.03;
/** Largest first; the first size that fits the title in four lines is used. */
const sizes = [124, 104, 88, 74, 62];
/** Maximum for a title that fits in no size. */
const maxLines = 5;
/** The size of the label and of the school's name. */
const small = 30;

/** @returns a function that draws a title over contour lines: a PNG of 1200 by 630 pixels */
export function openDrawing(): (text: ShareText) => Promise<Uint8Array<ArrayBuffer>> {
	// Pictures are rare: caching would waste memory, and more threads would delay other work.
	sharp.cache(false);
	sharp.concurrency(1);
	const lettering = openLettering();
	return (text) => drawPicture(lettering, text);
}

async function drawPicture(
	lettering: Lettering,
	{ title, label, school, logo }: ShareText,
): Promise<Uint8Array<ArrayBuffer>> {
	const { paper, shola, lichen } = school.colours;
	const write = (text: string, look: TextStyle) => outline(lettering, text, { colour: paper, ...look });
	const { size, lines } = setTitle(lettering, title);
	const leading = size * 1.02;
	const bottom = height - 150;
	const rows = lines.map((line, index) => write(line, { y: bottom - (lines.length - 1 - index) * leading, size }));
	const foot = school.place ? footOf(school.place) : "";
	const footWidth = lettering.widthOf(foot, 24);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${shola}"/>
${school.contours ? hill(title, school.colours) : large(school, logo)}
<g transform="translate(${margin - 2} 54) scale(1.5)">${logo ? markOf(logo, school) : linesOf(school)}</g>
${write(shorten(lettering, label, width - 2 * margin - 92), { x: margin + 92, y: 96, size: small, colour: lichen })}
${rows.join("\n")}
<path d="M${margin} ${height - 104}H${width - margin}" stroke="${paper}" stroke-opacity="0.4"/>
${write(shorten(lettering, school.name, width - 2 * margin - footWidth - 40), { y: height - 56, size: small })}
${write(foot, { x: width - margin - footWidth, y: height - 56, size: 24 })}
</svg>`;
	const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 24, dither: 0 }).toBuffer();
	return new Uint8Array(png);
}

function footOf({ latitude, longitude, altitude }: Place): string {
	const position = `${latitude.toFixed(2)}° N  ${longitude.toFixed(2)}° E`;
	return altitude === undefined ? position : `${position}  ${thousands(altitude)} m`;
}

export function setTitle(
	{ breakLines }: Pick<Lettering, "breakLines">,
	title: string,
): { size: number; lines: string[] } {
	const full = width - 2 * margin;
	const set = (size: number, room = full) => ({ size, lines: breakLines(title, { size, width: room, tracking }) });
	const fitting = sizes
		.map((size) => set(size))
		.find(({ lines, size }) => lines.length * size <= 340 && lines.length <= 4);
	if (!fitting) {
		const { size, lines } = set(sizes.at(-1) ?? 62);
		if (lines.length <= maxLines) return { size, lines };
		return { size, lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`] };
	}
	// Balanced: as narrow as the number of lines allows.
	const narrower = [0.6, 0.7, 0.8, 0.9]
		.map((share) => set(fitting.size, full * share))
		.find(({ lines }) => lines.length === fitting.lines.length);
	return narrower ?? fitting;
}

/** Keeps as many of the first words as one line of this width has room for. */
export function shorten({ widthOf }: Pick<Lettering, "widthOf">, text: string, width: number): string {
	const fits = (part: string) => widthOf(part, small) <= width;
	if (fits(text)) return text;
	const words = text.split(" ");
	while (words.length > 1 && !fits(`${words.join(" ")}…`)) words.pop();
	let cut = `${words.join(" ").replace(/[,;:.]+$/, "")}…`;
	while (cut.length > 1 && !fits(cut)) cut = `${cut.slice(0, -2)}…`;
	return cut;
}

type TextStyle = { x?: number; y: number; size: number; colour?: string };

function outline(
	{ letter }: Lettering,
	text: string,
	{ x = margin, y, size, colour }: Required<Pick<TextStyle, "colour">> & TextStyle,
): string {
	// The font file's weight axis is fixed, so a stroke in the same colour emboldens the letters a little.
	const path = letter(text, { x, y, size, tracking: size > 40 ? tracking : 0 });
	return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${(size * 0.016).toFixed(2)}"/>`;
}

const linesOf = ({ logo, colours }: Brand) =>
	`<path d="${logo}" fill="none" stroke="${colours.lichen}" stroke-width="2"/>`;

function markOf(logo: Buffer, brand: Brand): string {
	const plate = `<rect width="40" height="40" fill="${plateOf(brand) ?? "none"}"/>`;
	return `${plate}<image x="2" y="2" width="36" height="36" preserveAspectRatio="${fillOf(brand)}" href="${dataOf(logo)}"/>`;
}

const dataOf = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;

/** The logo, large and faint. */
function large(brand: Brand, logo: Buffer | undefined): string {
	const { logo: path, colours } = brand;
	if (!logo)
		return `<path d="${path}" transform="translate(620 0) scale(15.75)" fill="none" stroke="${colours.lichen}" stroke-opacity="0.3" stroke-width="0.75"/>`;
	return `<image x="640" y="35" width="560" height="560" opacity="0.12" preserveAspectRatio="${fillOf(brand)}" href="${dataOf(logo)}"/>`;
}

/** The contour lines of the title, as in the banner of its page. */
function hill(seed: string, { paper, lichen }: Identity["colours"]): string {
	let hash = 2166136261;
	for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
	const x = hash % 600;
	const y = (hash >>> 12) % 400;
	const lines = (id: string, look: string) =>
		`<path d="${new RegExp(`id="${id}"[^>]*? d="([^"]+)"`).exec(terrain)?.[1] ?? ""}" fill="none" ${look}/>`;
	return `<svg viewBox="${x} ${y} 1000 525" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
${lines("plain", `stroke="${paper}" stroke-opacity="0.16" stroke-width="0.8"`)}
${lines("index", `stroke="${lichen}" stroke-opacity="0.42"`)}
</svg>`;
}
