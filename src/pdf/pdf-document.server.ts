import { arrayBuffer } from "node:stream/consumers";
import { CorrectedPdfKit } from "./corrected-pdfkit.server.ts";
import { Page, type StructElement } from "./page.server.ts";
import { a4 } from "./page-metrics.ts";
import type { FontName, PdfTheme } from "./pdf-theme.ts";
import { FontStack, type OpenFont } from "./text/font-stack.server.ts";
import { rightToLeft } from "./text/shape-text.server.ts";
import type { TextStyle } from "./text-styles.ts";

/** `date` becomes the file's dates and, hashed with the rest, its ID: the same content always gives the same bytes. */
export type PdfInfo = { title: string; author: string; subject: string; date: Date };

// PDFKit's published types do not have this subset yet.
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
	widthOf(text: string, style: TextStyle): number {
		return this.#lay(text, style).width;
	}

	/** Draws text from (x, y) on the baseline, on the page that is being drawn. */
	drawText(text: string, x: number, y: number, style: TextStyle) {
		const pdf = this.#pdf.fillColor(style.colour);
		for (const { run, options, offset } of this.#lay(text, style).runs) {
			this.#select(run.font, style.size);
			pdf.actualText = run.actualText;
			pdf.text(run.text, x + offset, y, { ...options, lineBreak: false, baseline: "alphabetic" });
		}
	}

	/** Tells whether a character was a box until now, since no font has it. */
	get hasBoxes(): boolean {
		return Object.values(this.#fontStacks).some(({ hasBoxes }) => hasBoxes);
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
		const knownElement = this.#elements.get(element);
		if (knownElement) return knownElement;
		const { role, alt } = element;
		const node = this.#pdf.struct(role, { alt, placement: role === "Figure" ? "Block" : undefined });
		this.#root.add(node);
		this.#elements.set(element, node);
		return node;
	}

	/** Runs in reading order, which is the one of a reader's text, each at its offset from the left. */
	#lay(text: string, { font, size, tracking = 0 }: TextStyle) {
		const runs = this.#fontStacks[font].runs(text).map((run) => {
			const characterSpacing = run.actualText === undefined ? tracking * size : 0;
			const options: PDFKit.Mixins.TextOptions = { characterSpacing };
			if (run.rightToLeft) options.features = [rightToLeft];
			this.#select(run.font, size);
			return { run, options, width: this.#pdf.widthOfString(run.text, options), offset: 0 };
		});
		let width = 0;
		for (const [index, each] of runs.toSorted((one, other) => one.run.place - other.run.place).entries()) {
			if (index > 0) width += tracking * size;
			each.offset = width;
			width += each.width;
		}
		return { runs, width };
	}

	#select(font: OpenFont, size: number) {
		if (!this.#registered.has(font)) this.#pdf.registerFont(font.name, font.font);
		this.#registered.add(font);
		this.#pdf.font(font.name, size);
	}
}
