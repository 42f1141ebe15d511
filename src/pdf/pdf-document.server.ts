import { arrayBuffer } from "node:stream/consumers";
import { CorrectedPdfKit } from "./corrected-pdfkit.server.ts";
import { FontStack, type OpenFont } from "./font-stack.server.ts";
import { Page } from "./page.server.ts";
import { a4 } from "./page-metrics.ts";
import type { FontName, PdfTheme } from "./pdf-theme.ts";
import type { TextStyle } from "./text-styles.ts";

/** A node of the structure tree that screen readers follow. Nodes are in the order in which they are first drawn. */
export type StructElement = { role: "H1" | "H2" | "P" | "Figure" | "Caption"; alt?: string };

/** `date` becomes the file's dates and, hashed with the rest, its ID: the same content always gives the same bytes. */
export type PdfInfo = { title: string; author: string; subject: string; date: Date };

// Not in PDFKit's published types yet.
const conformance: object = { subset: "PDF/UA" };

/** A tagged PDF in the making, written by PDFKit. */
export class PdfDocument {
	readonly theme: PdfTheme;
	#pdf: CorrectedPdfKit;
	#root: PDFKit.PDFStructureElement;
	#pages: Page[] = [];
	#fontStacks: Record<FontName, FontStack>;
	#registered = new Set<OpenFont>();
	#elements = new Map<StructElement, PDFKit.PDFStructureElement>();

	constructor({ title, author, subject, date }: PdfInfo, theme: PdfTheme) {
		this.theme = theme;
		this.#pdf = new CorrectedPdfKit({
			...conformance,
			info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
			pdfVersion: "1.7",
			lang: "en-IN",
			tagged: true,
			displayTitle: true,
			size: [a4.width, a4.height],
			margin: 0,
			font: "",
			autoFirstPage: false,
			bufferPages: true,
		});
		this.#root = this.#pdf.struct("Document", { title });
		this.#pdf.addStructure(this.#root);
		const { display, text, bold } = theme.fonts;
		this.#fontStacks = { display: new FontStack(display), text: new FontStack(text), bold: new FontStack(bold) };
	}

	addPage(background?: string): Page {
		this.#pdf.addPage();
		const page = new Page(this, this.#pages.length);
		this.#pages.push(page);
		if (background) page.fill({ x: 0, y: 0, width: a4.width, height: a4.height }, background);
		return page;
	}

	get pages(): readonly Page[] {
		return this.#pages;
	}

	/** Points. */
	widthOf(text: string, { font, size, tracking = 0 }: TextStyle): number {
		const runs = this.#fontStacks[font].runs(text);
		const widths = runs.map((run) => {
			this.#select(run.font, size);
			const characterSpacing = run.actualText === undefined ? tracking * size : 0;
			return this.#pdf.widthOfString(run.text, { characterSpacing });
		});
		return widths.reduce((sum, width) => sum + width, 0) + tracking * size * Math.max(0, runs.length - 1);
	}

	/** Draws text from (x, y) on the baseline, on the page that is being drawn. */
	drawText(text: string, x: number, y: number, { font, size, tracking = 0, colour }: TextStyle) {
		const pdf = this.#pdf.fillColor(colour);
		let left = x;
		for (const { font: face, text: glyphs, actualText } of this.#fontStacks[font].runs(text)) {
			this.#select(face, size);
			const characterSpacing = actualText === undefined ? tracking * size : 0;
			pdf.actualText = actualText;
			pdf.text(glyphs, left, y, { lineBreak: false, baseline: "alphabetic", characterSpacing });
			left += pdf.widthOfString(glyphs, { characterSpacing }) + tracking * size;
		}
	}

	/** Draws on a page. What belongs to no element is an artifact, which screen readers skip. */
	draw(page: number, draw: (pdf: PDFKit.PDFDocument) => void, element?: StructElement) {
		const pdf = this.#pdf;
		pdf.switchToPage(page);
		if (element) this.#node(element).add(pdf.markStructureContent(element.role));
		else pdf.markContent("Artifact");
		draw(pdf);
		pdf.endMarkedContent();
	}

	async end(): Promise<Uint8Array<ArrayBuffer>> {
		this.#pdf.end();
		return new Uint8Array(await arrayBuffer(this.#pdf));
	}

	#node(element: StructElement): PDFKit.PDFStructureElement {
		const known = this.#elements.get(element);
		if (known) return known;
		const { role, alt } = element;
		const node = this.#pdf.struct(role, { alt, placement: role === "Figure" ? "Block" : undefined });
		this.#root.add(node);
		this.#elements.set(element, node);
		return node;
	}

	#select(font: OpenFont, size: number) {
		if (!this.#registered.has(font)) this.#pdf.registerFont(font.name, font.font);
		this.#registered.add(font);
		this.#pdf.font(font.name, size);
	}
}
