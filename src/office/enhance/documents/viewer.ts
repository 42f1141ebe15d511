import { startMarker } from "./marker.ts";

const steps = [1, 1.25, 1.5, 2, 3, 4];

/** Draws a document at a size, 1 being the width of the view, turned by quarters. */
type Draw = (size: number, quarters: number) => void;

/** The viewer of documents: larger, smaller, turned, a place marked, by buttons and keys; PDF is drawn by code. */
export async function startViewer(viewer: HTMLElement) {
	startMarker(viewer);
	const area = viewer.querySelector<HTMLElement>("[data-paper-area]");
	const draw = area && (await drawerOf(area));
	const tools = viewer.querySelector<HTMLElement>("[data-viewer-tools]");
	if (!draw || !tools) return;
	let step = 0;
	let quarters = 0;
	const show = () => draw(steps[step] ?? 1, quarters);
	tools.hidden = false;
	tools.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		if (!button) return;
		const { size } = button.dataset;
		if (size === undefined) quarters = (quarters + 1) % 4;
		else step = Math.min(Math.max(step + (size === "+" ? 1 : -1), 0), steps.length - 1);
		show();
	});
	show();
}

async function drawerOf(area: HTMLElement): Promise<Draw | undefined> {
	const picture = area.querySelector<HTMLImageElement>("[data-picture]");
	if (picture) {
		// Decodes first, because the picture has no size before; one that can't be shown shows its alternative text.
		await picture.decode().catch(() => undefined);
		return picture.naturalWidth > 0 ? (size, quarters) => drawPicture(area, picture, size, quarters) : undefined;
	}
	const pdf = area.querySelector<HTMLElement>("[data-pdf]");
	if (!pdf) return undefined;
	const { openPdf } = await import("./pdf.ts");
	return openPdf(pdf, pdf.dataset.pdf ?? "");
}

function drawPicture(area: HTMLElement, picture: HTMLImageElement, size: number, quarters: number) {
	const { style } = picture;
	// Marks on the picture turn with it.
	const element = picture.closest<HTMLElement>("[data-sheet]") ?? picture;
	element.dataset.quarters = String(quarters);
	const aside = quarters % 2 === 1;
	const width = (area.clientWidth - 32) * size;
	const ratio = picture.naturalHeight / picture.naturalWidth;
	style.maxWidth = "none";
	style.width = size === 1 && !aside ? `min(100%, ${picture.naturalWidth}px)` : `${aside ? width / ratio : width}px`;
	element.style.rotate = `${quarters * 90}deg`;
	// A turned picture keeps the room of an unturned one.
	const shift = aside ? (width - width / ratio) / 2 : 0;
	element.style.marginBlock = `${shift}px`;
	element.style.marginInline = `${-shift}px`;
}
