import { useEffect, useRef, useState } from "react";
import { maxDocumentSize } from "#src/forms/documents.ts";
import { redraw } from "./canvas.ts";
import { fitPages, type Level } from "./compress-to-fit.ts";
import type { Picture, Turn } from "./picked-picture.ts";
import type { Page } from "./scanned-pages.ts";
import { pdfFrame, picturesAsPdf } from "./write-pdf.ts";

export type Pdf =
	| { state: "none" | "making" | "tooLarge" | "failed" }
	/** `drawn` is the page's picture as it stands in the PDF. */
	| { state: "made"; blob: Blob; drawn: ReadonlyMap<Page, Picture> };

type Drawings = WeakMap<Blob, { turn: Turn; atLevel: Map<Level, Picture> }>;

/**
 * The PDF of these pages, made again whenever they change; what was drawn before is used again.
 * @param ready false while more pages are on their way
 */
export function usePdf(pages: readonly Page[], title: string, ready: boolean): { pdf: Pdf; again: () => void } {
	const [pdf, setPdf] = useState<Pdf>({ state: "none" });
	const [attempt, setAttempt] = useState(0);
	const drawings = useRef<Drawings>(new WeakMap());

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes it again
	useEffect(() => {
		if (pages.length === 0 || !ready) return setPdf({ state: pages.length === 0 ? "none" : "making" });
		const leaving = new AbortController();
		setPdf({ state: "making" });
		make(pages, title, drawings.current, leaving.signal).then(
			(made) => !leaving.signal.aborted && setPdf(made),
			() => !leaving.signal.aborted && setPdf({ state: "failed" }),
		);
		return () => leaving.abort();
	}, [pages, title, ready, attempt]);

	return { pdf, again: () => setAttempt(attempt + 1) };
}

async function make(pages: readonly Page[], title: string, drawings: Drawings, signal: AbortSignal): Promise<Pdf> {
	const draw = async (page: Page, level: Level) => {
		const { picture, turn } = page;
		const before = drawings.get(picture.jpeg);
		const { atLevel } = before?.turn === turn ? before : { atLevel: new Map<Level, Picture>() };
		drawings.set(picture.jpeg, { turn, atLevel });
		const known = atLevel.get(level);
		if (known) return { page, picture: known, size: known.jpeg.size };
		// Lets the page answer to taps between two pictures.
		await new Promise((resolve) => setTimeout(resolve));
		signal.throwIfAborted();
		const [drawn] = await redraw(picture.jpeg, [{ ...level, turn }]);
		if (!drawn) throw new Error("Nothing was drawn.");
		atLevel.set(level, drawn);
		return { page, picture: drawn, size: drawn.jpeg.size };
	};
	const fitted = await fitPages(pages, maxDocumentSize - pdfFrame(pages.length), draw);
	if (!fitted.ok) return { state: "tooLarge" };
	const drawn = new Map(fitted.drawn.map(({ page, picture }) => [page, picture]));
	return { state: "made", blob: picturesAsPdf([...drawn.values()], title, new Date()), drawn };
}
