import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes the popover and every toggle in it when a link is followed, even one to the same page. */
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
