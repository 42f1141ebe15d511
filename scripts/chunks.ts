import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What Rolldown says about modules while it splits. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const fileOf = (path: string) => join(process.cwd(), path);
/** The modules of every page for visitors: the document and its layout. */
const frameRoots = ["src/root.tsx", "src/site/layout.tsx"].map(fileOf);
/** The code that pages have which only inform, and what it loads when it is needed. */
const enhancements = fileOf("src/site/enhance/start.ts");
const lazyFolder = fileOf("src/site/enhance/lazy");

/**
 * How the browser's code is split. By itself the build makes a file of each set of modules that the same pages share:
 * forty for the home page, each compressed and requested by itself. Routes without a component are not in the client
 * build at all; an office with pages of its own is a build of its own, so that `parts` stays the visitors'.
 */
export function chunkGroups() {
	const inFrame = importedBy(frameRoots.flatMap((file) => [`${file}?__react-router-build-client-route`, file]));
	const inEnhancements = importedBy([enhancements]);
	const inLazy = importedBy(readdirSync(lazyFolder).map((file) => join(lazyFolder, file)));
	return [
		// All that a page has which only informs, in one file. Vite's function that preloads lazy parts is in it, since any
		// other file would have to be loaded for it.
		{
			debugName: "enhance",
			name: (id: string, modules: Modules) =>
				inEnhancements(id, modules) || id.includes("vite/preload-helper") ? "enhance" : null,
			priority: 5,
		},
		// Class names and icons that lazy code uses too: from a file with components they would bring React with them.
		{
			debugName: "classes",
			name: (id: string, modules: Modules) => (id.includes("/src/ui/") && inLazy(id, modules) ? "classes" : null),
			priority: 4,
		},
		// Unchanged from release to release. Two files, so that neither blocks the browser for long; see deferred-start.ts.
		{ name: "react-dom", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
		{ name: "react-router", test: /node_modules\/(react-router|cookie)\//, priority: 3 },
		// The forms on pages that only inform, with all that they share with others: they must not need the router's file.
		{ name: "single-step", test: /\/src\/(forms\/single-step|enquiries\/forms)\/(?!.*definition)/, priority: 3 },
		// On every page that React takes over.
		{
			debugName: "frame",
			name: (id: string, modules: Modules) => (inFrame(id, modules) ? "frame" : null),
			priority: 2,
		},
		// What many pages share.
		{ name: "parts", test: /\/(src|demo|blank-school)\//, minShareCount: 8, priority: 1 },
	];
}

/** @returns whether a module is one of these or imported by them, directly or not, but not lazily */
function importedBy(entries: string[]): (id: string, modules: Modules) => boolean {
	const known = new WeakMap<Modules, Set<string>>();
	return (id, modules) => {
		const found = known.get(modules) ?? collect(entries, modules);
		known.set(modules, found);
		return found.has(id);
	};
}

function collect(ids: string[], modules: Modules): Set<string> {
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
