/** The map of the contact page, `<div data-live-map>`: its button works once its code is there. */
export function offerLiveMap() {
	const part = document.querySelector("[data-live-map]");
	if (part) import("#src/site/enhance/lazy/swap-maps.ts").then(({ swapMaps }) => swapMaps(part)).catch(() => {});
}
