import { use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import * as officePaths from "#src/office-paths.ts";

/**
 * The page's one script. `<Scripts>` would start React in the browser by an inline script; the office's pages are
 * rendered on the server alone. The script's address is known from the manifest in `UNSAFE_FrameworkContext` alone.
 */
export function PageScript() {
	const entry = use(UNSAFE_FrameworkContext)?.manifest.entry;
	if (import.meta.env.DEV) {
		return (
			<>
				<script type="module" src={`${officePaths.home}/@vite/client`} />
				<script type="module" src={entry?.module} />
			</>
		);
	}
	return (
		<>
			{entry?.imports.map((file) => (
				<link key={file} rel="modulepreload" href={file} />
			))}
			<script type="module" src={entry?.module} />
		</>
	);
}
