import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#src/office/routes.ts";
import * as officePaths from "#src/office-paths.ts";

/** One address of the office as its route table has it. */
export type OfficeRoute = {
	/** Path from the site's root, such as "/office/cases/:kind/:id". */
	pattern: string;
	/** True if it is in the frame, so that only members see it. */
	forMembers: boolean;
	/** True if it takes forms. */
	acts: boolean;
};

/** Every address of the office, read from its route table and the modules that it names. */
export function officeRoutes(): OfficeRoute[] {
	return routesIn(routes, officePaths.home, false);
}

function routesIn(entries: readonly RouteConfigEntry[], base: string, forMembers: boolean): OfficeRoute[] {
	return entries.flatMap(({ path, file, index, children, id }) => {
		const pattern = path ? `${base}/${path}` : base;
		const below = routesIn(children ?? [], pattern, forMembers || id === "frame");
		return path || index ? [{ pattern, forMembers, acts: takesForms(file) }, ...below] : below;
	});
}

function takesForms(file: string): boolean {
	const source = readFileSync(join("src/office", file), "utf8");
	return /export (?:async )?(?:function|const) action\b/.test(source);
}
