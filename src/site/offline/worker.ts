/** What the worker below needs of the browser; the types of pages know nothing of workers. */
type WorkerScope = {
	addEventListener(kind: "install" | "activate", hear: (event: Lasting) => void): void;
	addEventListener(kind: "fetch", hear: (event: FetchEvent) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { navigationPreload?: { enable(): Promise<void> } };
	caches: CacheStorage;
};
type Lasting = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Lasting & {
	request: Request;
	preloadResponse?: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};

/**
 * A service worker, as it stands: nothing outside of this function is known to it. It keeps one page, which is shown where a page that was asked for
 * cannot be fetched; it keeps no other page and no answer, and forms that are posted pass it by.
 * @param address of the page that is shown
 */
export function offlineWorker(scope: WorkerScope, address: string) {
	const [store, day] = ["offline", 86_400_000];

	async function keep() {
		const answer = await fetch(address, { cache: "reload" });
		if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
		// It is shown at other addresses than its own, where its code would take it for another page.
		const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
		const headers = ["content-type", "content-security-policy", "date"].map((name): [string, string] => [
			name,
			answer.headers.get(name) ?? "",
		]);
		await (await scope.caches.open(store)).put(address, new Response(text, { headers }));
	}
	/** The page changes with the site's look: a copy of another day is fetched anew while there is a network. */
	async function renew() {
		const page = await scope.caches.match(address);
		if (Date.now() - Date.parse(page?.headers.get("date") ?? "") < day) return;
		await keep().catch(() => {});
	}
	async function takeOver() {
		// The request for a page does not wait until the worker has woken up.
		await scope.registration.navigationPreload?.enable();
		await scope.clients.claim();
	}
	async function fetched(event: FetchEvent) {
		try {
			const answer = (await event.preloadResponse) ?? (await fetch(event.request));
			event.waitUntil(renew());
			return answer;
		} catch (error) {
			const page = await scope.caches.match(address);
			if (!page) throw error;
			return page;
		}
	}

	scope.addEventListener("install", (event) => event.waitUntil(keep().then(() => scope.skipWaiting())));
	scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
	scope.addEventListener("fetch", (event) => {
		if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(fetched(event));
	});
}
