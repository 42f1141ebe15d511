import sharp from "sharp";
import type { DrawnDocument } from "#demo/records/office/documents.ts";
import { letters } from "../drawings/text.ts";

const [width, height] = [1000, 700];

/** The page of a passport with a drawn head, as a photographed picture. It is marked as a sample all over. */
export function renderPassport({ applicant }: DrawnDocument): Promise<Buffer> {
	const { name, place, age } = applicant;
	const line = (text: string, x: number, y: number, size: number, fill: string) =>
		`<path d="${letters(text, x, y, size).d}" fill="${fill}"/>`;
	const marks = [0, 1, 2].map(
		(row) =>
			`<g transform="translate(60 ${290 + row * 190}) rotate(-18)" opacity="0.16">${line("SAMPLE  SAMPLE  SAMPLE", 0, 0, 96, "#a83f2a")}</g>`,
	);
	const rows = [
		["Surname", name.split(" ").at(-1) ?? ""],
		["Given names", name.split(" ").slice(0, -1).join(" ")],
		["Nationality", place.split(", ").at(-1) ?? ""],
		["Age", String(age)],
		["Number", "SAMPLE 000000"],
	];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#3c3a36"/><rect x="30" y="30" width="940" height="640" rx="18" fill="#efe9dc"/>
<rect x="80" y="150" width="250" height="320" fill="#cfd8d2"/><circle cx="205" cy="270" r="70" fill="#8b5a3f"/><path d="M100 470Q105 365 205 360Q305 365 310 470Z" fill="#173a2e"/>
${line("PASSPORT, SAMPLE", 80, 110, 44, "#173a2e")}
${rows.map(([label = "", value = ""], row) => line(label, 380, 170 + row * 70, 20, "#6b6b6b") + line(value, 380, 202 + row * 70, 30, "#22262a")).join("")}
${line("SAMPLE<<NOT<A<DOCUMENT<<<<<<<<<<<<<<<<<<<<", 80, 590, 32, "#22262a")}${marks.join("")}</svg>`;
	return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
