import type { Page } from "#src/pdf/page.server.ts";
import type { Box } from "#src/pdf/page-metrics.ts";
import type { Drawing } from "../drawings/index.ts";

type Attributes = Record<string, string>;
type Pdf = PDFKit.PDFDocument;

/**
 * Fills a box with a drawing, cropped where the proportions differ.
 * @param crop x and y, from 0 to 1, say which part of the drawing the crop keeps; `below` shows so many points more
 * than the box at its lower edge
 */
export function placeDrawing(
	page: Page,
	drawing: Drawing,
	box: Box,
	alt: string,
	crop: { x?: number; y?: number; below?: number } = {},
) {
	const scale = Math.max(box.width / drawing.width, box.height / drawing.height);
	const x = box.x - (drawing.width * scale - box.width) * (crop.x ?? 0.5);
	const y = box.y - (drawing.height * scale - box.height) * (crop.y ?? 0.5);
	page.draw(
		(pdf) => {
			pdf
				.save()
				.rect(box.x, box.y, box.width, box.height + (crop.below ?? 0))
				.clip();
			pdf.translate(x, y).scale(scale).miterLimit(4);
			drawSvg(pdf, drawing.svg);
			pdf.restore();
		},
		{ role: "Figure", alt },
	);
}

/** Draws what the demo's drawings consist of: paths, rectangles, circles, ellipses, and groups with a transform. */
function drawSvg(pdf: Pdf, svg: string) {
	const inherited: Attributes[] = [{}];
	for (const [, closing, name = "", inner = ""] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
		if (name === "svg") continue;
		const attributes: Attributes = {
			...inherited.at(-1),
			...Object.fromEntries([...inner.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
		};
		if (attributes.opacity || attributes["clip-path"]) throw new Error("Opacity and clipping cannot be printed");
		if (name !== "g") drawShape(pdf, name, attributes);
		else if (closing) {
			inherited.pop();
			pdf.restore();
		} else {
			const { transform, ...passedOn } = attributes;
			inherited.push(passedOn);
			applyTransform(pdf.save(), transform);
		}
	}
}

function applyTransform(pdf: Pdf, transform = "") {
	for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
		const [a = 0, b, c = 0] = list
			.trim()
			.split(/[\s,]+/)
			.map(Number);
		if (name === "translate") pdf.translate(a, b ?? 0);
		else if (name === "scale") pdf.scale(a, b ?? a);
		else if (name === "rotate") pdf.rotate(a, { origin: [b ?? 0, c] });
		else throw new Error(`The transform ${name} cannot be printed`);
	}
}

function drawShape(pdf: Pdf, name: string, attributes: Attributes) {
	const { stroke, fill = "#000000" } = attributes;
	const number = (key: string) => Number(attributes[key] ?? 0);
	if (stroke) {
		const dashes = (attributes["stroke-dasharray"] ?? "").split(/[\s,]+/).filter(Boolean);
		pdf
			.lineWidth(Number(attributes["stroke-width"] ?? 1))
			.lineCap(attributes["stroke-linecap"] ?? "butt")
			.lineJoin(attributes["stroke-linejoin"] ?? "miter");
		if (dashes.length > 0) pdf.addContent(`[${dashes.join(" ")}] 0 d`);
		else pdf.undash();
	}
	if (name === "path") pdf.path(attributes.d ?? "");
	else if (name === "rect") pdf.rect(number("x"), number("y"), number("width"), number("height"));
	else if (name === "circle") pdf.circle(number("cx"), number("cy"), number("r"));
	else if (name === "ellipse") pdf.ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
	else throw new Error(`The element ${name} cannot be printed`);
	if (stroke && fill !== "none") pdf.fillAndStroke(fill, stroke);
	else if (stroke) pdf.stroke(stroke);
	else pdf.fill(fill);
}
