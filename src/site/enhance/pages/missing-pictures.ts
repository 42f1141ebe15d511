/** Marks pictures that could not be loaded, so that no browser shows its own sign for them; their words stay. */
export function markMissingPictures() {
	const mark = (image: unknown) => image instanceof HTMLImageElement && image.toggleAttribute("data-missing", true);
	for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image);
	document.addEventListener("error", ({ target }) => mark(target), { capture: true });
}
