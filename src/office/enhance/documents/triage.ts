import { startViewer } from "./viewer.ts";

/**
 * Triage without waiting: the next documents are loaded before their turn, and a judgement replaces the page's content
 * in place. Whatever goes wrong is left to the browser, by the same forms and links.
 */
export function startTriage() {
	const loaded = new Map<string, Promise<string | undefined>>();
	let busy = false;

	function loadAhead() {
		const addresses = document.querySelector<HTMLElement>("[data-triage]")?.dataset.ahead?.split(" ") ?? [];
		for (const address of addresses) if (!loaded.has(address)) loaded.set(address, load(address));
	}

	async function show(request: Request): Promise<void> {
		const answer = await fetch(request);
		const nextPage = new DOMParser().parseFromString(await answer.text(), "text/html");
		const next = nextPage.querySelector("main");
		const current = document.querySelector("main");
		if (!next?.querySelector("[data-triage]") || !current) return location.assign(answer.url);
		const picture = next.querySelector<HTMLImageElement>("[data-picture]");
		const source = picture?.getAttribute("src") ?? "";
		const ready = await loaded.get(source);
		if (picture && ready) {
			picture.src = ready;
			// Tells the log, because the document is seen only now.
			void fetch(source, { method: "HEAD", keepalive: true }).catch(() => {});
		}
		loaded.delete(source);
		current.replaceWith(next);
		const counts = [document, nextPage].map((page) => page.querySelector("[data-triage-count]"));
		if (counts[0] && counts[1]) counts[0].replaceWith(counts[1]);
		history.replaceState(history.state, "", answer.url);
		startDocument();
		next.querySelector<HTMLElement>("[data-question]")?.focus({ preventScroll: true });
		loadAhead();
		dispatchEvent(new Event("document-shown"));
	}

	async function go(request: Request, otherwise: () => void) {
		if (busy) return;
		busy = true;
		try {
			await show(request);
		} catch {
			otherwise();
		} finally {
			busy = false;
		}
	}

	document.addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (!(form instanceof HTMLFormElement) || form.dataset.judge === undefined) return;
		event.preventDefault();
		const body = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
		const again = () => {
			form.removeAttribute("data-judge");
			form.requestSubmit(submitter);
		};
		void go(new Request(location.href, { method: "POST", body }), again);
	});
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-step]") : null;
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		void go(new Request(link.href), () => location.assign(link.href));
	});
	loadAhead();
}

function startDocument() {
	const place = document.querySelector<HTMLElement>("[data-viewer]");
	if (place) void startViewer(place);
}

/**
 * Loads a picture before it is shown. @returns the address of a copy in memory; undefined when it could not be loaded
 */
async function load(address: string): Promise<string | undefined> {
	try {
		const answer = await fetch(`${address}?ahead`);
		return answer.ok ? URL.createObjectURL(await answer.blob()) : undefined;
	} catch {
		return undefined;
	}
}
