import { offlineWorker } from "#src/paths.ts";

/** Installs the service worker that shows a page of its own without a network. */
export function installOfflineWorker() {
	navigator.serviceWorker?.register(offlineWorker).catch(() => {});
}
