import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;

/** More pages are not drawn: they are in the download. */
const maxPages = 30;

/**
 * Draws the pages of a PDF, one below the other.
 * @returns draws them again at another size, turned by quarters; undefined for a PDF that can't be read, and for one
 * that doesn't come: when the page is left before, which Safari and Firefox count as a failure, or when the session has
 * ended
 */
export async function openPdf(place: HTMLElement, address: string) {
	const pdf = await load(address);
	if (!pdf) return undefined;
	const count = Math.min(pdf.numPages, maxPages);
	const canvases = Array.from({ length: count }, () => document.createElement("canvas"));
	place.replaceChildren(...canvases);
	let drawing = 0;

	return async (size: number, quarters: number) => {
		drawing += 1;
		const mine = drawing;
		for (const [index, canvas] of canvases.entries()) {
			const page = await pdf.getPage(index + 1);
			if (mine !== drawing) return;
			const rotation = (page.rotate + quarters * 90) % 360;
			const natural = page.getViewport({ scale: 1, rotation });
			const density = devicePixelRatio || 1;
			const scale = (Math.min(place.clientWidth, 900) * size) / natural.width;
			const viewport = page.getViewport({ scale: scale * density, rotation });
			canvas.width = Math.floor(viewport.width);
			canvas.height = Math.floor(viewport.height);
			canvas.style.width = `${viewport.width / density}px`;
			await page.render({ canvas, viewport }).promise.catch(() => {});
		}
		place.dataset.drawn = "";
	};
}

async function load(address: string) {
	const data = await fetch(address)
		// A session that has ended is redirected to the page to sign in.
		.then((answer) => (answer.ok && !answer.redirected ? answer.arrayBuffer() : undefined))
		.catch(() => undefined);
	if (!data) return undefined;
	return getDocument({ data, useWasm: false, enableXfa: false }).promise.catch((error: Error) => {
		// PDF.js ends the names of its errors in "Exception" when a document is at fault.
		if (error.name.endsWith("Exception")) return undefined;
		throw error;
	});
}
