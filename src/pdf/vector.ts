import type { PDFContext, PDFRef } from "pdf-lib";
import { pathOperators } from "./path.ts";

/** A picture made of lines and areas; pixels. */
export type Drawing = { svg: string; width: number; height: number };

type Attributes = Record<string, string>;
type Literal = Parameters<PDFContext["obj"]>[0];

const kappa = 0.5523;

/** A colour as three numbers from 0 to 1. */
export const rgb = (hex: string): string =>
	[1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000).join(" ");

/**
 * An SVG as the project's scripts draw it (paths, rectangles, circles, ellipses, groups with transform, clip and opacity),
 * as a form that a page can place: one unit is a pixel, the origin is at the lower left.
 */
export function vectorForm(context: PDFContext, svg: string, width: number, height: number): PDFRef {
	const clips = new Map(
		[...svg.matchAll(/<clipPath id="(\w+)"><path d="([^"]*)"\/><\/clipPath>/g)].map(([, id = "", d = ""]) => [id, d]),
	);
	const drawn = svg.replace(/<clipPath.*?<\/clipPath>/g, "");
	/** Groups that are not opaque are drawn apart, as a whole, and laid on with their opacity. */
	const layers: { ops: string; opacity: number }[] = [];
	const open: { ops: string; opacity: number; pen: Attributes }[] = [{ ops: "4 M\n", opacity: 1, pen: {} }];
	const write = (ops: string) => {
		const top = open.at(-1);
		if (top) top.ops += ops;
	};
	for (const [, closing, name = "", inner = ""] of drawn.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
		const at: Attributes = Object.fromEntries(
			[...inner.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
		);
		if (name === "svg") continue;
		if (name === "g" && closing) {
			const group = open.pop();
			if (!group) throw new Error("A group is closed that was not opened");
			if (group.opacity < 1) {
				if (open.some(({ opacity }) => opacity < 1)) throw new Error("A group that is not opaque lies within another");
				layers.push(group);
				write(`q /O${layers.length - 1} gs /L${layers.length - 1} Do Q\n`);
			} else write(`q ${group.ops}Q\n`);
		} else if (name === "g") {
			const pen = { ...open.at(-1)?.pen, ...at };
			open.push({ ops: moved(at.transform) + clipped(at["clip-path"], clips), opacity: Number(at.opacity ?? 1), pen });
		} else write(shape(name, { ...open.at(-1)?.pen, ...at }));
	}
	const box = [-width, -height, 2 * width, 2 * height];
	const resources: Record<string, Record<string, PDFRef>> = { XObject: {}, ExtGState: {} };
	const form = (ops: string, extra: Record<string, Literal>) =>
		context.register(context.flateStream(ops, { Type: "XObject", Subtype: "Form", ...extra }));
	layers.forEach((layer, k) => {
		const group = { Type: "Group", S: "Transparency" };
		Object.assign(resources.XObject ?? {}, { [`L${k}`]: form(`4 M\n${layer.ops}`, { BBox: box, Group: group }) });
		Object.assign(resources.ExtGState ?? {}, {
			[`O${k}`]: context.register(context.obj({ ca: layer.opacity, CA: layer.opacity })),
		});
	});
	return form(open[0]?.ops ?? "", { BBox: box, Matrix: [1, 0, 0, -1, 0, height], Resources: resources });
}

/** The operators of `transform`: translate, rotate (about a point) and scale. */
function moved(transform = ""): string {
	let ops = "";
	for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
		const [a = 0, b, c = 0] = list
			.trim()
			.split(/[\s,]+/)
			.map(Number);
		if (name === "translate") ops += `1 0 0 1 ${a} ${b ?? 0} cm\n`;
		else if (name === "scale") ops += `${a} 0 0 ${b ?? a} 0 0 cm\n`;
		else if (name === "rotate") {
			const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)].map((v) => v.toFixed(5));
			ops += `1 0 0 1 ${b ?? 0} ${c} cm ${cos} ${sin} ${-Number(sin)} ${cos} 0 0 cm 1 0 0 1 ${-(b ?? 0)} ${-c} cm\n`;
		} else throw new Error(`The transform ${name} cannot be printed`);
	}
	return ops;
}

function clipped(reference: string | undefined, clips: Map<string, string>): string {
	const outline = clips.get(reference?.match(/#(\w+)/)?.[1] ?? "");
	return outline ? `${pathOperators(outline)}W n\n` : "";
}

function shape(name: string, at: Attributes): string {
	const n = (key: string) => Number(at[key] ?? 0);
	const fill = at.fill === undefined ? "#000000" : at.fill;
	let ops = "";
	if (fill !== "none") ops += `${rgb(fill)} rg `;
	if (at.stroke) {
		ops += `${rgb(at.stroke)} RG ${at["stroke-width"] ?? 1} w `;
		ops += `${{ round: 1, square: 2 }[at["stroke-linecap"] ?? ""] ?? 0} J ${{ round: 1, bevel: 2 }[at["stroke-linejoin"] ?? ""] ?? 0} j `;
		ops += `[${at["stroke-dasharray"] ?? ""}] 0 d\n`;
	}
	const paint = at.stroke ? (fill === "none" ? "S" : "B") : fill === "none" ? "n" : "f";
	if (name === "path") ops += pathOperators(at.d ?? "");
	else if (name === "rect") ops += `${n("x")} ${n("y")} ${n("width")} ${n("height")} re\n`;
	else if (name === "circle") ops += oval(n("cx"), n("cy"), n("r"), n("r"));
	else if (name === "ellipse") ops += oval(n("cx"), n("cy"), n("rx"), n("ry"));
	else throw new Error(`The element ${name} cannot be printed`);
	return `${ops}${paint}\n`;
}

function oval(x: number, y: number, rx: number, ry: number): string {
	const [kx, ky] = [rx * kappa, ry * kappa];
	const to = (...values: number[]) => values.map((value) => Math.round(value * 100) / 100).join(" ");
	return [
		`${to(x + rx, y)} m`,
		`${to(x + rx, y + ky, x + kx, y + ry, x, y + ry)} c`,
		`${to(x - kx, y + ry, x - rx, y + ky, x - rx, y)} c`,
		`${to(x - rx, y - ky, x - kx, y - ry, x, y - ry)} c`,
		`${to(x + kx, y - ry, x + rx, y - ky, x + rx, y)} c h\n`,
	].join("\n");
}
