import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import * as paths from "#src/paths.ts";
import type { PageHandle } from "#src/site/page-handle.ts";

export type PageAddress = {
	/**
	 * Address that is rendered. Path and query of a shared page are normalized, so that it can be the key in the cache.
	 */
	address: string;
	/** True if every visitor gets the same. */
	shared: boolean;
	/** No route leads there. */
	missing?: boolean;
	/** True if it waits in a separate queue. */
	queued?: boolean;
};

/** A page with an action. `pattern` is the full path of its route, such as `/contact`. */
export type FormTarget = { pattern: string; personal: boolean; files: PageHandle["files"] };

export type PageRoutes = {
	/** @param url path and query; `.data` at the path's end asks for the loader data of a personal page */
	readAddress: (url: string) => PageAddress;
	/** The pattern of the page at an address: `/news-details/:slug`; undefined where there is none. */
	patternOf: (url: string) => string | undefined;
	/** The page that forms may be sent to at this address, if there is one. */
	findFormTarget: (url: string) => FormTarget | undefined;
};

const maxParameterLength = 100;

/** `matchRoutes` ranks all routes on each call, which takes longer than answering from the cache. */
const rememberedPaths = 1000;

type RouteHandle = { page: PageHandle; hasAction: boolean };

/**
 * Reads addresses by the routes of a build. Case and a trailing slash do not matter in the static parts of a path,
 * nor do parameters that the page does not read. What a layout route says in its handle holds for all pages in it.
 */
export function readPageRoutes({ routes }: Pick<ServerBuild, "routes">): PageRoutes {
	const tree = childRoutes(routes, "root");

	const remembered = new LRUCache<string, { match: ReturnType<typeof matchPath> }>({ max: rememberedPaths });
	const match = (path: string) => {
		const route = remembered.get(path) ?? { match: matchPath(path) };
		remembered.set(path, route);
		return route.match;
	};

	function matchPath(path: string) {
		const matches = matchRoutes(tree, path);
		if (!matches) return undefined;
		const handles = matches.map(({ route }): RouteHandle => route.handle);
		return {
			pattern: matches.flatMap(({ route }) => route.path ?? []).join("/"),
			parameters: handles.flatMap(({ page }) => page.parameters ?? []),
			personal: handles.some(({ page }) => page.personal),
			queued: handles.some(({ page }) => page.queued),
			files: handles.at(-1)?.page.files,
			hasAction: handles.at(-1)?.hasAction ?? false,
		};
	}

	return {
		readAddress(url) {
			const { path, query, isData } = splitUrl(url);
			const page = path === paths.notFound ? undefined : match(path);
			if (page?.personal) return { address: url, shared: false };
			if (!page || isData) return { address: paths.notFound, shared: true, missing: true };
			const searchParams = new URLSearchParams(query);
			const knownParameters = page.parameters.flatMap((name): [string, string][] => {
				const value = searchParams.get(name);
				return value === null ? [] : [[name, value]];
			});
			if (knownParameters.some(([, value]) => value.length > maxParameterLength))
				return { address: url, shared: false };
			const search = knownParameters.length > 0 ? `?${new URLSearchParams(knownParameters)}` : "";
			return {
				address: `${normalizePath(page.pattern, path)}${search}`,
				shared: true,
				...(page.queued && { queued: true }),
			};
		},
		patternOf(url) {
			const page = match(splitUrl(url).path);
			return page && `/${page.pattern}`;
		},
		findFormTarget(url) {
			const { path, isData } = splitUrl(url);
			const page = match(path);
			return page?.hasAction && (page.personal || !isData)
				? { pattern: `/${page.pattern}`, personal: page.personal, files: page.files }
				: undefined;
		},
	};
}

function childRoutes(routes: ServerBuild["routes"], parentId: string): RouteObject[] {
	return Object.values(routes).flatMap((route): RouteObject[] => {
		if (route?.parentId !== parentId) return [];
		const { id, path, module } = route;
		const handle: RouteHandle = { page: module.handle ?? {}, hasAction: module.action !== undefined };
		const common = { id, handle, ...(path !== undefined && { path }) };
		return [route.index ? { ...common, index: true } : { ...common, children: childRoutes(routes, id) }];
	});
}

function splitUrl(url: string): { path: string; query: string; isData: boolean } {
	const end = url.search(/[?#]/);
	const [written, query] = end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end).replace(/#.*$/s, "")];
	const path = written.replace(/(?:\/_)?\.data$/, "") || "/";
	return { path, query, isData: path !== written && written.endsWith(".data") };
}

/** A path with its static parts spelled as the route spells them. */
function normalizePath(pattern: string, path: string): string {
	const parts = path.split("/").filter(Boolean);
	const wantedPattern = pattern.split("/").filter(Boolean);
	const spelled = parts.map((part, index) =>
		/[:*]/.test(wantedPattern[index] ?? "*") ? part : (wantedPattern[index] ?? part),
	);
	return `/${spelled.join("/")}`;
}
