import { use } from "react";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { deferredStart } from "#src/react-router-patches/deferred-start.ts";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import type { PageHandle } from "#src/site/page-handle.ts";

/** The chunk of `start.ts`; see scripts/chunks.ts. */
const enhanceChunk = /\/enhance-[^/]*$/;

/** A page's code: React where the page says so in its handle, and the small enhancements everywhere. */
export function PageCode() {
	const hydrated = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.hydrated);
	const inline = use(InlineCodeContext);
	if (inline) inline.hydrated = hydrated;
	if (hydrated) return <Scripts />;
	// In the browser React renders only pages that it takes over.
	if (!import.meta.env.SSR) return null;
	if (import.meta.env.DEV) return <DevelopmentCode />;
	return <EnhancementCode />;
}

function EnhancementCode() {
	const entry = use(UNSAFE_FrameworkContext)?.manifest.entry;
	const inline = use(InlineCodeContext);
	const modules = entry?.imports.filter((file) => enhanceChunk.test(file)) ?? [];
	const text = deferredStart({ modules, files: [] });
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
