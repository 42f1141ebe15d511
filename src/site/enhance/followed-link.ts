/** @returns the link that a click follows in this tab, unless something has handled the click already */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
	const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
	if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
	return link && !link.target && !link.download ? link : undefined;
}
