import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { prefersReducedMotion } from "#src/ui/motion/reduced-motion.ts";

/**
 * After a change of page, scrolls to the top of the list and moves focus there. Back and Forward keep the scroll
 * position.
 */
export function useListTop(top: RefObject<HTMLElement | null>, page: number) {
	const navigation = useNavigationType();
	const shown = useRef(page);
	useEffect(() => {
		if (shown.current === page) return;
		shown.current = page;
		if (navigation === "POP") return;
		top.current?.focus({ preventScroll: true });
		top.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth", block: "start" });
	}, [page, navigation, top]);
}
