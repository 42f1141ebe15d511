import { useEffect } from "react";

/** Notes on the document whether scrollbars take room from the page, which style sheets cannot ask. Once for a page. */
export function useScrollbarRoom() {
	useEffect(() => {
		const { documentElement: root } = document;
		root.toggleAttribute("data-scrollbar", window.innerWidth > root.clientWidth);
	}, []);
}
