import { use, useEffect, useState } from "react";
import { Links, UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * The styles of a page. Those of the first one come within it: the server writes them into the empty element, so that the first paint waits for no
 * other file. Of the pages after it the rest is linked.
 */
export function PageStyles() {
	return import.meta.env.DEV ? <Links /> : <BuiltStyles />;
}

function BuiltStyles() {
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const files = [...new Set(useMatches().flatMap(({ id }) => manifest?.routes[id]?.css ?? []))];
	// A failure has React draw the whole document anew: what the server wrote is taken over from the document that goes.
	const [{ within, text }] = useState(() => {
		const written =
			typeof document === "undefined" ? null : document.querySelector<HTMLStyleElement>("style[data-files]");
		return { within: written?.dataset.files?.split(" ") ?? files, text: written?.textContent ?? "" };
	});
	const [linked, setLinked] = useState<string[]>([]);
	// The router fetches what no link names. These are disabled and so never loaded; in the server's page the browser would look ahead and load them.
	useEffect(() => setLinked(within), [within]);
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty at first; the server fills it from its own build */}
			<style data-files={within.join(" ")} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
			{linked.map((file) => (
				<link key={file} rel="stylesheet" href={file} {...{ disabled: true }} />
			))}
			{files
				.filter((file) => !within.includes(file))
				.map((file) => (
					<link key={file} rel="stylesheet" href={file} />
				))}
		</>
	);
}
