/**
 * What scrolls by itself and has a name can be reached by Tab, so that it scrolls by keys; also on what has replaced
 * the page's content since.
 */
export function startScrolling() {
	const measure = () => {
		for (const place of document.querySelectorAll<HTMLElement>("[data-scrolls]")) {
			const scrolls = place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
			if (scrolls) place.tabIndex = 0;
			else place.removeAttribute("tabindex");
		}
	};
	const observer = new ResizeObserver(measure);
	const observe = () => {
		observer.disconnect();
		for (const place of document.querySelectorAll("[data-scrolls]"))
			for (const part of [place, ...place.children]) observer.observe(part);
	};
	measure();
	observe();
	addEventListener("document-shown", observe);
}
