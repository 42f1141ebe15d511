import { join } from "node:path";

/** What Rolldown tells of modules while it cuts. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const frame = join(process.cwd(), "src/root.tsx");

/**
 * How the browser's code is cut. Left to itself the build makes a file of every set of modules that the same pages share: forty for the home page,
 * each compressed by itself and asked for by itself.
 */
export function chunkGroups() {
	const frames = new WeakMap<Modules, Set<string>>();
	const inFrame = (id: string, modules: Modules) => {
		const found = frames.get(modules) ?? importedBy([`${frame}?__react-router-build-client-route`, frame], modules);
		frames.set(modules, found);
		return found.has(id);
	};
	return [
		// The framework stays the same from release to release of the site. Two files, so that neither holds the browser up for long; see early.ts.
		{ name: "react-dom", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
		{ name: "react-router", test: /node_modules\/(react-router|cookie)\/|vite\/preload-helper/, priority: 3 },
		// Whatever the page, its frame is there.
		{
			debugName: "frame",
			name: (id: string, modules: Modules) => (inFrame(id, modules) ? "frame" : null),
			priority: 2,
		},
		// What many pages have parts of.
		{ name: "parts", test: /\/(src|demo)\//, minShareCount: 8, priority: 1 },
	];
}

/** These modules with all that they import, at once and not when needed. */
function importedBy(ids: string[], modules: Modules): Set<string> {
	const found = new Set<string>();
	const ahead = [...ids];
	for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
		const imported = modules.getModuleInfo(id)?.importedIds;
		if (found.has(id) || !imported) continue;
		found.add(id);
		ahead.push(...imported);
	}
	return found;
}
