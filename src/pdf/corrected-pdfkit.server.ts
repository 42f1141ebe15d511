import PDFKit from "pdfkit";

type Point = readonly [x: number, y: number];

/** PDFKit 0.20 with two faults corrected, and with actual text. */
export class CorrectedPdfKit extends PDFKit {
	/** Text that readers extract instead of the glyphs of the texts drawn from now on. */
	actualText: string | undefined;
	#pen: Point = [0, 0];
	#start: Point = [0, 0];

	/** PDFKit copies these texts into XMP, which is XML, without escaping them. */
	override endMetadata() {
		const escapeXml = (text = "") => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
		const { Title, Author, Subject } = this.info;
		this.info = { ...this.info, Title: escapeXml(Title), Author: escapeXml(Author), Subject: escapeXml(Subject) };
		super.endMetadata();
	}

	/** Marks the actual text inside of the text object: around it, Poppler extracts the text at another place. */
	override addContent(operator: unknown) {
		const { actualText } = this;
		if (operator === "ET" && actualText !== undefined) this.endMarkedContent();
		super.addContent(operator);
		if (operator === "BT" && actualText !== undefined) this.markContent("Span", { actual: actualText });
		return this;
	}

	/** PDFKit writes the operator `v`, a cubic curve whose first control point is the current point. */
	override quadraticCurveTo(controlX: number, controlY: number, x: number, y: number) {
		const toControl = ([fromX, fromY]: Point): [number, number] => [
			fromX + (controlX - fromX) * (2 / 3),
			fromY + (controlY - fromY) * (2 / 3),
		];
		return this.bezierCurveTo(...toControl(this.#pen), ...toControl([x, y]), x, y);
	}

	override moveTo(x: number, y: number) {
		this.#pen = [x, y];
		this.#start = this.#pen;
		return super.moveTo(x, y);
	}

	override lineTo(x: number, y: number) {
		this.#pen = [x, y];
		return super.lineTo(x, y);
	}

	override bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number) {
		this.#pen = [x, y];
		return super.bezierCurveTo(cp1x, cp1y, cp2x, cp2y, x, y);
	}

	override closePath() {
		this.#pen = this.#start;
		return super.closePath();
	}
}
