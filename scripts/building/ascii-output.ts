import type { Plugin } from "vite";

/**
 * Writes the server's code with escapes instead of characters beyond ASCII: V8 stores the source of all that it runs,
 * and takes two bytes per character of a file with a single typographic quotation mark. Escapes mean the same in
 * strings, templates, regular expressions and names; comments are not in the output, and nothing uses `String.raw`
 * with such characters.
 */
export function asciiOutput(): Plugin {
	return {
		name: "ascii-output",
		applyToEnvironment: ({ name }) => name === "ssr",
		// The hook is not `renderChunk`, because the output is printed once more after that.
		generateBundle: {
			order: "post",
			handler: (_, bundle) => {
				for (const file of Object.values(bundle))
					if (file.type === "chunk") file.code = file.code.replace(beyondAscii, escapeUnit);
			},
		},
	};
}

const beyondAscii = /[\u0080-\uffff]/g;

function escapeUnit(unit: string): string {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
