import { use } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";
import { deferredStart } from "#src/react-router-patches/deferred-start.ts";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import { switches } from "#src/react-router-patches/switches.ts";
import { filesOf, useRouteFiles } from "./island-files.ts";

/** The chunk of `enhance/start.ts`; see scripts/building/chunks.ts. */
const enhanceChunk = /\/enhance-[^/]*$/;

/** A page's code: the small enhancements, which start late and load the page's islands. */
export function PageCode() {
	return import.meta.env.DEV ? <DevelopmentCode /> : <BuiltCode deferred={switches.deferredStart} />;
}

export function BuiltCode({ deferred }: { deferred: boolean }) {
	const entry = use(UNSAFE_FrameworkContext)?.manifest.entry;
	const inline = use(InlineCodeContext);
	const routeFiles = useRouteFiles(useMatches().at(-1)?.id);
	const modules = entry?.imports.filter((file) => enhanceChunk.test(file)) ?? [];
	if (!deferred) return modules.map((src) => <script key={src} type="module" src={src} />);
	const text = deferredStart({ modules, files: filesOf(inline?.eagerIslands ?? [], routeFiles) });
	inline?.scripts.push(text);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own code
	return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

function DevelopmentCode() {
	return (
		<>
			<script type="module" src="/@vite/client" />
			<script type="module" src="/src/site/enhance/start.ts" />
		</>
	);
}
