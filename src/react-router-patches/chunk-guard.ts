const patience = 120_000;

/** The code of a page did not come. */
export class ChunkError extends Error {
	override name = "ChunkLoadError";
}

type RouteModules = Record<string, unknown>;
type Routing = {
	__reactRouterRouteModules?: RouteModules;
	__reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/**
 * Makes code of a page that fails to come, or has not come after 120 s, a failure like any other, which the error screen shows.
 * The router itself would load the present page again, with all that was typed into it lost, or wait for ever. It asks its table of modules
 * `id in modules` and only then fetches, so the table answers yes and hands out a promise. Call before hydration.
 */
export function guardChunks() {
	const routing = window as unknown as Routing;
	const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = routing;
	if (!modules || !manifest) return;
	let asked: PropertyKey | undefined;
	routing.__reactRouterRouteModules = new Proxy(modules, {
		has(table, id) {
			if (Reflect.has(table, id)) return true;
			if (typeof id !== "string" || !manifest.routes[id]) return false;
			asked = id;
			return true;
		},
		get(table, id) {
			const module = typeof id === "string" && asked === id && !(id in table) ? manifest.routes[id]?.module : undefined;
			asked = undefined;
			if (!module) return Reflect.get(table, id);
			return arrive(module).then((come) => Reflect.set(table, id, come) && come, failedPage);
		},
	});
}

/** Stands in for the module that did not come: the failure shows when the page is rendered, and fetching ahead does no harm. */
function failedPage(error: unknown) {
	return {
		default: () => {
			throw error;
		},
	};
}

async function arrive(module: string): Promise<unknown> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(
			() => reject(new ChunkError(`Loading chunk ${module} took longer than ${patience / 1000} s.`)),
			patience,
		);
	});
	const come = import(/* @vite-ignore */ module).catch((cause) => {
		throw new ChunkError(`Loading chunk ${module} failed.`, { cause });
	});
	try {
		return await Promise.race([come, late]);
	} finally {
		clearTimeout(timer);
	}
}
