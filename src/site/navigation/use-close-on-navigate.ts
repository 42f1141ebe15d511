import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Choosing a link closes the popover, and folds every toggle in it, also when the link leads to the same page. */
export function useCloseOnNavigate(popover: RefObject<HTMLElement | null>) {
	const { key } = useLocation();
	const shownOn = useRef(key);
	useEffect(() => {
		if (shownOn.current === key) return;
		shownOn.current = key;
		if (popover.current?.matches(":popover-open")) popover.current.hidePopover();
		for (const toggle of popover.current?.querySelectorAll("details") ?? []) toggle.open = false;
	}, [key, popover]);
}
