import { type RouteConfigEntry, route } from "@react-router/dev/routes";
import * as officePaths from "#src/office-paths.ts";

/** The route of one of the office's addresses: React Router takes them relative to the office's base. */
export function routeAt(address: string, file: string, options: { id?: string } = {}): RouteConfigEntry {
	return route(address.slice(officePaths.home.length + 1), file, options);
}
