import { use } from "react";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";

/**
 * Runs a function where it stands in the page, before what follows is shown. Only its own text and the JSON of its
 * argument are in the page, so it can use nothing outside of itself.
 */
export function InlineScript<Argument>({ run, argument }: { run: (argument: Argument) => void; argument: Argument }) {
	const inline = use(InlineCodeContext);
	// The script has run in the browser before React loads.
	if (!import.meta.env.SSR) return null;
	const text = `(${run})(${JSON.stringify(argument).replaceAll("<", "\\u003c")})`;
	inline?.scripts.push(text);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own code
	return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
