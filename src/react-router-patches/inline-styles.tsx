import { use } from "react";
import { Links, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { InlineCodeContext } from "./inline-code.ts";
import { switches } from "./switches.ts";

/**
 * Reason for this patch: linked styles cost a second round trip before the first paint, 3.0 s instead of 1.2 s on slow
 * 4G. `<Links>` can inline styles in development only, and its files per route are known only from the manifest in
 * `UNSAFE_FrameworkContext`.
 */

/** The styles of a page, inline. `data-files` lists their files, so that later code does not load them again. */
export function PageStyles() {
	return import.meta.env.DEV || !switches.inlineStyles ? <Links /> : <InlineStyles />;
}

export function InlineStyles() {
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const inline = use(InlineCodeContext);
	const routes = useMatches();
	const files = [...new Set(routes.flatMap(({ id }) => manifest?.routes[id]?.css ?? []))];
	const text = inline?.readStyles(files) ?? "";
	inline?.styles.push(text);
	return (
		<style
			data-files={files.map((file) => file.replace(/#$/, "")).join(" ")}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: from the product's own build
			dangerouslySetInnerHTML={{ __html: text }}
		/>
	);
}
