import { useEffect } from "react";

/** Notes on the document whether scrollbars take room from the page, which style sheets cannot ask. Once for a page. */
export function useScrollbarRoom() {
	useEffect(() => {
		const { documentElement: root } = document;
		// When the browser is about to draw it knows; before, it would have to reckon the whole page's layout to tell.
		const frame = requestAnimationFrame(() =>
			root.toggleAttribute("data-scrollbar", window.innerWidth > root.clientWidth),
		);
		return () => cancelAnimationFrame(frame);
	}, []);
}
