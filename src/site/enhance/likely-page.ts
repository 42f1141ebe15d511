import { connection } from "#src/ui/connection.ts";

/**
 * Lets the browser prefetch the likely next page, once this one has loaded: the speculation rules ask for `data-loaded`
 * on the root. Not where data is saved or the network is slow.
 */
export function allowLikelyPage() {
	const knownConnection = connection();
	if (knownConnection?.saveData || knownConnection?.effectiveType?.endsWith("2g")) return;
	document.documentElement.dataset.loaded = "";
}
