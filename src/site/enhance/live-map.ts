/** The map of the contact page, `<div data-live-map>`: a button exchanges the drawn one and the service's. */
export function offerLiveMap() {
	const part = document.querySelector("[data-live-map]");
	const drawn = part?.querySelector<HTMLElement>("[role=img]");
	const button = part?.querySelector("button");
	const live = part?.querySelector("template");
	if (!drawn || !button || !live) return;
	button.addEventListener("click", () => {
		drawn.hidden = !drawn.hidden;
		if (drawn.hidden) live.after(live.content.cloneNode(true));
		else part?.querySelector("iframe")?.remove();
		button.ariaPressed = String(drawn.hidden);
		button.textContent = drawn.hidden ? "Show the drawn map" : "Show the live map";
	});
}
