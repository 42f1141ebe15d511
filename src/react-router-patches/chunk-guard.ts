/**
 * Why: when code of a page fails to load, React Router reloads the open page, and all that was typed into it is lost
 * (https://github.com/remix-run/remix/pull/8932); when it never comes, it waits for ever. There is no documented way to
 * change that: `vite:preloadError` is for imports that Vite has compiled, and React Router's own are not among them.
 * Getters on the table instead of a Proxy would be run by React Router's own reading at the start, and load every page.
 */

const timeoutMs = 120_000;

/** The code of a page did not load. */
export class ChunkError extends Error {
	override name = "ChunkLoadError";
}

type RouteModules = Record<string, unknown>;
type Routing = {
	__reactRouterRouteModules?: RouteModules;
	__reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/**
 * Turns code that fails to load, or has not loaded after 120 s, into an error of that page, which the failure screen
 * shows. React Router loads a module only if `id in modules` is false, so the table says true and returns a promise
 * of its own. Call before hydration.
 */
export function guardChunks() {
	const routing = window as unknown as Routing;
	const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = routing;
	if (!modules || !manifest) return;
	let requested: PropertyKey | undefined;
	routing.__reactRouterRouteModules = new Proxy(modules, {
		has(table, id) {
			if (Reflect.has(table, id)) return true;
			if (typeof id !== "string" || !manifest.routes[id]) return false;
			requested = id;
			return true;
		},
		get(table, id) {
			const module =
				typeof id === "string" && requested === id && !(id in table) ? manifest.routes[id]?.module : undefined;
			requested = undefined;
			if (!module) return Reflect.get(table, id);
			return load(module).then((loaded) => Reflect.set(table, id, loaded) && loaded, failedPage);
		},
	});
}

/** Replaces a module that did not load: it throws when the page is rendered, so prefetching does no harm. */
function failedPage(error: unknown) {
	return {
		default: () => {
			throw error;
		},
	};
}

async function load(module: string): Promise<unknown> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new ChunkError(`Loading chunk ${module} took longer than ${timeoutMs / 1000} s.`)),
			timeoutMs,
		);
	});
	const loaded = import(/* @vite-ignore */ module).catch((cause) => {
		throw new ChunkError(`Loading chunk ${module} failed.`, { cause });
	});
	try {
		return await Promise.race([loaded, late]);
	} finally {
		clearTimeout(timer);
	}
}
