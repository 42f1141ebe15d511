import { useEffect, useRef, useState } from "react";
import { type Picture, render, type Turn } from "#src/forms/document-scanner/canvas.ts";
import type { ScannedPage } from "#src/forms/document-scanner/scanned-pages.ts";
import { maxScanSize } from "#src/forms/documents.ts";
import { compressToFit, type Level } from "./compress-to-fit.ts";
import { pdfOverhead, writePdf } from "./write-pdf.ts";

export type Pdf =
	| { state: "empty" | "generating" | "tooLarge" | "failed" }
	/** `rendered`: each page's picture as embedded in the PDF. */
	| { state: "ready"; blob: Blob; rendered: ReadonlyMap<ScannedPage, Picture> };

/** Rendered pictures by source picture, valid for one turn. */
type RenderCache = WeakMap<Blob, { turn: Turn; byLevel: Map<Level, Picture> }>;

/**
 * The PDF of these pages, generated again whenever they change. Pictures rendered before are reused.
 * @param ready false while more pages are being read
 */
export function usePdf(pages: readonly ScannedPage[], title: string, ready: boolean): { pdf: Pdf; retry: () => void } {
	const [pdf, setPdf] = useState<Pdf>({ state: "empty" });
	const [attempt, setAttempt] = useState(0);
	const cache = useRef<RenderCache>(new WeakMap());

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt generates it again
	useEffect(() => {
		if (pages.length === 0 || !ready) return setPdf({ state: pages.length === 0 ? "empty" : "generating" });
		const controller = new AbortController();
		setPdf({ state: "generating" });
		generate(pages, title, cache.current, controller.signal).then(
			(generated) => !controller.signal.aborted && setPdf(generated),
			() => !controller.signal.aborted && setPdf({ state: "failed" }),
		);
		return () => controller.abort();
	}, [pages, title, ready, attempt]);

	return { pdf, retry: () => setAttempt(attempt + 1) };
}

async function generate(
	pages: readonly ScannedPage[],
	title: string,
	cache: RenderCache,
	signal: AbortSignal,
): Promise<Pdf> {
	const renderPage = async (page: ScannedPage, level: Level) => {
		const { picture, turn } = page;
		const cached = cache.get(picture.jpeg);
		const { byLevel } = cached?.turn === turn ? cached : { byLevel: new Map<Level, Picture>() };
		cache.set(picture.jpeg, { turn, byLevel });
		const knownPicture = byLevel.get(level);
		if (knownPicture) return { page, picture: knownPicture, size: knownPicture.jpeg.size };
		// Lets the browser handle input between two pictures.
		await new Promise((resolve) => setTimeout(resolve));
		signal.throwIfAborted();
		const [rendered] = await render(picture.jpeg, [{ ...level, turn }]);
		if (!rendered) throw new Error("No picture was rendered.");
		byLevel.set(level, rendered);
		return { page, picture: rendered, size: rendered.jpeg.size };
	};
	const fitted = await compressToFit(pages, maxScanSize - pdfOverhead(pages.length), renderPage);
	if (!fitted.ok) return { state: "tooLarge" };
	const rendered = new Map(fitted.rendered.map(({ page, picture }) => [page, picture]));
	return { state: "ready", blob: writePdf([...rendered.values()], title, new Date()), rendered };
}
