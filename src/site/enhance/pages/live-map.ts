/** The map of the contact page, `<div data-live-map>`: a button exchanges the drawn map and the service's. */
export function offerLiveMap() {
	const part = document.querySelector("[data-live-map]");
	const element = part?.querySelector("[role=img]");
	const button = part?.querySelector("button");
	const live = part?.querySelector("template")?.content.firstElementChild;
	if (!element || !button || !live) return;
	let visibleElement = element;
	button.addEventListener("click", () => {
		const next = visibleElement === element ? document.importNode(live, true) : element;
		visibleElement.replaceWith(next);
		visibleElement = next;
		button.ariaPressed = String(next !== element);
		[button.textContent, button.dataset.other] = [button.dataset.other ?? "", button.textContent];
	});
}
