import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the element is in the viewport or within `margin` (a length in px) above or below it. False on the server.
 */
export function useNearView(element: RefObject<Element | null>, margin = "200px"): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
			rootMargin: `${margin} 0px`,
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, margin]);
	return near;
}
