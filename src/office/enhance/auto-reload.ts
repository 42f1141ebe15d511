import { autoReloadParameter, autoReloadSearch } from "#src/office/auto-reload.ts";

/** Loads the page again, where it is scrolled to, without anyone having asked for it. */
export function autoReload() {
	history.replaceState(history.state, "", autoReloadSearch(location.search) + location.hash);
	location.reload();
}

/** The address as a member has it: what they load again themselves is asked for. */
export function clearAutoReload() {
	const address = new URL(location.href);
	if (!address.searchParams.has(autoReloadParameter)) return;
	address.searchParams.delete(autoReloadParameter);
	history.replaceState(history.state, "", address);
}
