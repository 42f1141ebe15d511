/** The parts of the service worker's scope in use; the DOM types do not include it. */
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
 * The service worker, serialised: it can use nothing outside this function. It caches one page, shown for pages that
 * cannot be fetched. It caches no other page or response, and ignores form posts.
 * @param address of the cached page
 */
export function offlineWorker(scope: WorkerScope, address: string) {
	const [store, day] = ["offline", 86_400_000];

	async function keep() {
		const answer = await fetch(address, { cache: "reload" });
		if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
		// It works without code, and has to: without a network there is none.
		const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
		const headers = ["content-type", "content-security-policy", "date"].map((name): [string, string] => [
			name,
			answer.headers.get(name) ?? "",
		]);
		await (await scope.caches.open(store)).put(address, new Response(text, { headers }));
	}
	/** Refetches the page when the copy is more than a day old, so that it follows the site's styles. */
	async function renew() {
		const page = await scope.caches.match(address);
		if (Date.now() - Date.parse(page?.headers.get("date") ?? "") < day) return;
		await keep().catch(() => {});
	}
	async function takeOver() {
		// Page requests do not wait for the worker to start.
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
