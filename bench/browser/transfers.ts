import type { CDPSession } from "playwright-core";

/** Something that a page has loaded; `type` as Chromium's DevTools call it, `bytes` with its headers. */
export type Transfer = { url: string; type: string; bytes: number };

/** @returns what has been loaded so far, by the page itself; it grows */
export async function recordTransfers(devtools: CDPSession): Promise<() => Transfer[]> {
	const transfers = new Map<string, Transfer>();
	devtools.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
		// Data in the page itself is not a transfer.
		if (!request.url.startsWith("data:")) transfers.set(requestId, { url: request.url, type, bytes: 0 });
	});
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const transfer = transfers.get(requestId);
		if (transfer) transfer.bytes = encodedDataLength;
	});
	await devtools.send("Network.enable");
	return () => [...transfers.values()];
}

/** Fetched ahead of a click: no part of the page. */
export const isAhead = ({ type }: Transfer) => type === "Prefetch";
