import { unaskedParameter, unaskedSearch } from "#src/office/unasked.ts";

/** Loads the page again, where it is scrolled to, without anyone having asked for it. */
export function reloadUnasked() {
	history.replaceState(history.state, "", unaskedSearch(location.search) + location.hash);
	location.reload();
}

/** The address as a member has it: what they load again themselves is asked for. */
export function forgetUnasked() {
	const address = new URL(location.href);
	if (!address.searchParams.has(unaskedParameter)) return;
	address.searchParams.delete(unaskedParameter);
	history.replaceState(history.state, "", address);
}
