import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "#src/site/page-handle.ts";

export type PageAddress = {
	/** What is rendered: of a shared page path and query in their one spelling, however they were written. */
	address: string;
	/** Whether everybody gets the same. */
	shared: boolean;
	/** No route leads there. */
	missing?: boolean;
	/** It waits in a queue of its own. */
	queued?: boolean;
};

/** Stands for all addresses that lead nowhere: they are endless and their page is the same. */
const nowhere = "/404";
const longest = 100;

/**
 * Reads addresses by the routes of a build. Case and a slash at the end do not matter in the fixed parts of a path, nor do parameters that the
 * page does not read.
 * @returns for a path with its query; `.data` at the path's end asks for what the page's loaders read
 */
export function readPageAddresses({ routes }: Pick<ServerBuild, "routes">): (url: string) => PageAddress {
	const tree = Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.id === "root") return [];
		const { id, path, module } = route;
		const common = { id, handle: module.handle, ...(path !== undefined && { path }) };
		return [route.index ? { ...common, index: true } : common];
	});
	return (url) => {
		const cut = url.search(/[?#]/);
		const [path, query] = cut < 0 ? [url, ""] : [url.slice(0, cut), url.slice(cut).replace(/#.*$/s, "")];
		const bare = path.replace(/(?:\/_)?\.data$/, "") || "/";
		const data = bare !== path && path.endsWith(".data");
		const match = matchRoutes(tree, bare)?.at(-1);
		if (!match) return data ? { address: url, shared: false } : { address: nowhere, shared: true, missing: true };
		const { parameters = [], personal = false, queued }: PageHandle = match.route.handle ?? {};
		if (personal) return { address: url, shared: false };
		const asked = new URLSearchParams(query);
		const known = [...parameters, ...(data ? ["_routes"] : [])].flatMap((name): [string, string][] => {
			const value = asked.get(name);
			return value === null ? [] : [[name, value]];
		});
		if (known.some(([, value]) => value.length > longest)) return { address: url, shared: false };
		const spelt = spell(match.route.path ?? "", bare);
		const search = known.length > 0 ? `?${new URLSearchParams(known)}` : "";
		return {
			address: `${data ? (spelt === "/" ? "/_.data" : `${spelt}.data`) : spelt}${search}`,
			shared: true,
			...(queued && { queued }),
		};
	};
}

/** A path with the fixed parts spelt as the route spells them. */
function spell(pattern: string, path: string): string {
	const parts = path.split("/").filter(Boolean);
	const fixed = pattern.split("/").filter(Boolean);
	const spelt = parts.map((part, index) => (/[:*]/.test(fixed[index] ?? "*") ? part : (fixed[index] ?? part)));
	return `/${spelt.join("/")}`;
}
