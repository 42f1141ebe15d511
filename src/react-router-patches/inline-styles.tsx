import { use, useEffect, useState } from "react";
import { Links, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { switches } from "./switches.ts";

/**
 * Why: linked styles cost a second round trip before the first paint, 3.0 s instead of 1.2 s on slow 4G. `<Links>`
 * can inline styles in development only, and its files per route are known from the manifest in
 * `UNSAFE_FrameworkContext` alone.
 */

/**
 * The styles of a page. Those of the first page are inline: the server fills the empty element. Later pages link the
 * files that are missing.
 */
export function PageStyles() {
	return import.meta.env.DEV || !switches.inlineStyles ? <Links /> : <InlineStyles />;
}

export function InlineStyles() {
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const files = [...new Set(useMatches().flatMap(({ id }) => manifest?.routes[id]?.css ?? []))];
	// After a failure React may render the whole document again: then the server's styles are taken from the old one.
	const [{ inlined, text }] = useState(() => {
		const rendered =
			typeof document === "undefined" ? null : document.querySelector<HTMLStyleElement>("style[data-files]");
		return { inlined: rendered?.dataset.files?.split(" ") ?? files, text: rendered?.textContent ?? "" };
	});
	const [linked, setLinked] = useState<string[]>([]);
	// The router and Vite load files that no link names, which would move them behind the styles that override them. These
	// links are disabled, so the browser does not load them either; in the server's HTML its preload scanner would. Vite
	// does not know the `#` that the manifest puts behind shared files.
	useEffect(() => setLinked([...new Set(inlined.flatMap((file) => [file, file.replace(/#$/, "")]))]), [inlined]);
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the server fills it from its own build */}
			<style data-files={inlined.join(" ")} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
			{linked.map((file) => (
				<link key={file} rel="stylesheet" href={file} {...{ disabled: true }} />
			))}
			{files
				.filter((file) => !inlined.includes(file))
				.map((file) => (
					<link key={file} rel="stylesheet" href={file} />
				))}
		</>
	);
}
