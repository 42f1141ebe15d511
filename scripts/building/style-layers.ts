import type { Plugin } from "vite";

/** Puts the styles of a component into the layer of its folder: those of pages win over those of parts. */
export function styleLayers(): Plugin {
	return {
		name: "style-layers",
		enforce: "pre",
		transform: {
			filter: { id: /\.module\.css(\?|$)/ },
			handler: (code, id) => `@layer ${id.includes("/src/site/") ? "pages" : "parts"} {\n${code}\n}`,
		},
	};
}
