/** Parameters that confirm something once: a reload or a bookmark of the page is without them. */
const confirmations = ["registered", "sent", "arrived", "refused", "why", "changed", "done"];

export function forgetParameters() {
	const address = new URL(location.href);
	for (const name of confirmations) address.searchParams.delete(name);
	if (address.href !== location.href) history.replaceState(history.state, "", address);
}
