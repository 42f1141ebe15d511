/** The parts of the service worker's scope in use; the DOM types do not include it. */
type WorkerScope = {
	addEventListener(kind: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
	addEventListener(kind: "fetch", listener: (event: FetchEvent) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { navigationPreload?: { enable(): Promise<void> } };
	caches: CacheStorage;
	navigator: { onLine: boolean };
};
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
	request: Request;
	preloadResponse?: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};

/**
 * The service worker, serialised: it can use nothing outside this function. It caches one page, shown for pages that
 * cannot be fetched and that the visitor has not saved, in each language that the visitor reads. It caches no other
 * page or response, and ignores form posts.
 * @param offline the address of the cached page in English
 * @param languages that pages begin with beside it
 * @param saved the names in saved-pages.ts, and the heading above them
 */
export function offlineWorker(
	scope: WorkerScope,
	offline: string,
	languages: readonly string[],
	savedNames: { savedPages: string; savedTitle: string; heading: string },
) {
	const [store, day] = ["offline", 86_400_000];

	/** The cached page in the language of another page. */
	function offlineFor(url: string) {
		const language = new URL(url).pathname.split("/")[1] ?? "";
		return languages.includes(language) ? `/${language}${offline}` : offline;
	}
	async function keep(address: string) {
		const answer = await fetch(address, { cache: "reload" });
		if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
		// The page works without code, and has to: without a network there is none.
		const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
		const headers = ["content-type", "content-security-policy", "date"].map((name): [string, string] => [
			name,
			answer.headers.get(name) ?? "",
		]);
		await (await scope.caches.open(store)).put(address, new Response(text, { headers }));
	}
	/** Refetches the page when the copy is more than a day old, so that it follows the site's styles. */
	async function renew(address: string) {
		const page = await scope.caches.match(address);
		if (Date.now() - Date.parse(page?.headers.get("date") ?? "") < day) return;
		await keep(address).catch(() => {});
	}
	async function takeOver() {
		// Page requests do not wait for the worker to start.
		await scope.registration.navigationPreload?.enable();
		await scope.clients.claim();
	}
	async function fetchPage(event: FetchEvent) {
		const address = offlineFor(event.request.url);
		try {
			const answer = (await event.preloadResponse) ?? (await fetch(event.request));
			event.waitUntil(renew(address));
			return answer;
		} catch (error) {
			const copy = await matchSaved(event.request);
			const page = copy ?? (await scope.caches.match(address)) ?? (await scope.caches.match(offline));
			if (!page) throw error;
			return copy ?? listSaved(page);
		}
	}
	async function matchSaved(request: Request) {
		return scope.caches.match(request, { cacheName: savedNames.savedPages });
	}
	/** The offline page with links to the saved ones. */
	async function listSaved(page: Response): Promise<Response> {
		if (!(await scope.caches.has(savedNames.savedPages))) return page;
		const cache = await scope.caches.open(savedNames.savedPages);
		const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
		const links = [];
		for (const { url } of await cache.keys()) {
			const title = (await cache.match(url))?.headers.get(savedNames.savedTitle);
			if (title) links.push(`<li><a href="${escapeText(url)}">${escapeText(decodeURIComponent(title))}</a></li>`);
		}
		const list = `<h2>${escapeText(savedNames.heading)}</h2><ul>${links.join("")}</ul>`;
		const text = (await page.text()).replace(/<div data-saved-pages[^>]*><\/div>/, () =>
			links.length > 0 ? list : "",
		);
		return new Response(text, { headers: page.headers });
	}

	scope.addEventListener("install", (event) => event.waitUntil(keep(offline).then(() => scope.skipWaiting())));
	scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
	scope.addEventListener("fetch", (event) => {
		const { mode, method, url } = event.request;
		// The office says for itself that there is no network.
		if (method !== "GET" || /^\/office(?:\/|$)/.test(new URL(url).pathname)) return;
		if (mode === "navigate") event.respondWith(fetchPage(event));
		// Parts of saved pages. With a network they never wait for this.
		else if (!scope.navigator.onLine)
			event.respondWith(matchSaved(event.request).then((part) => part ?? fetch(event.request)));
	});
}
