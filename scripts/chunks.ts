import { join } from "node:path";

/** What Rolldown says about modules while it splits. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The modules of every page for visitors: the document and its layout. */
const frameRoots = ["src/root.tsx", "src/site/layout.tsx"].map((file) => join(process.cwd(), file));

/**
 * How the browser's code is split. By itself the build makes a file of each set of modules that the same pages share:
 * forty for the home page, each compressed and requested by itself. Routes without a component are not in the client
 * build at all; an office with pages of its own is a build of its own, so that `parts` stays the visitors'.
 */
export function chunkGroups() {
	const frames = new WeakMap<Modules, Set<string>>();
	const inFrame = (id: string, modules: Modules) => {
		const entries = frameRoots.flatMap((file) => [`${file}?__react-router-build-client-route`, file]);
		const found = frames.get(modules) ?? importedBy(entries, modules);
		frames.set(modules, found);
		return found.has(id);
	};
	return [
		// Unchanged from release to release. Two files, so that neither blocks the browser for long; see deferred-start.ts.
		{ name: "react-dom", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
		{ name: "react-router", test: /node_modules\/(react-router|cookie)\/|vite\/preload-helper/, priority: 3 },
		// On every page.
		{
			debugName: "frame",
			name: (id: string, modules: Modules) => (inFrame(id, modules) ? "frame" : null),
			priority: 2,
		},
		// What many pages share.
		{ name: "parts", test: /\/(src|demo|blank-school)\//, minShareCount: 8, priority: 1 },
	];
}

/** These modules with all their static imports. */
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
