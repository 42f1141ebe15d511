/** What scrolls by itself and has a name can be reached by Tab, so that it scrolls by keys. */
export function startScrolling() {
	const places = document.querySelectorAll<HTMLElement>("[data-scrolls]");
	const measure = () => {
		for (const place of places) {
			const scrolls = place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
			if (scrolls) place.tabIndex = 0;
			else place.removeAttribute("tabindex");
		}
	};
	measure();
	const observer = new ResizeObserver(measure);
	for (const place of places) for (const part of [place, ...place.children]) observer.observe(part);
}
