import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { asciiOutput } from "./scripts/building/ascii-output.ts";
import { chunkGroups } from "./scripts/building/chunks.ts";
import { compiledMessages, messagesOfIslands } from "./scripts/building/compiled-messages.ts";
import { schoolFolder } from "./scripts/building/school.ts";
import { styleLayers } from "./scripts/building/style-layers.ts";

const folderByKind: Record<string, string> = { css: "static/css", woff2: "static/fonts" };

export default defineConfig({
	plugins: [compiledMessages(), messagesOfIslands(), styleLayers(), reactRouter(), asciiOutput()],
	publicDir: `${schoolFolder}/public`,
	resolve: { alias: [{ find: /^#school\//, replacement: `${join(process.cwd(), schoolFolder)}/` }] },
	css: { transformer: "lightningcss" },
	build: {
		// The specification wants lazy chunks under static/js; styles, fonts and pictures get folders of their own.
		assetsDir: "static/js",
		assetsInlineLimit: 0,
		rollupOptions: {
			output: {
				assetFileNames: ({ names }) =>
					`${folderByKind[names[0]?.split(".").pop() ?? ""] ?? "static/media"}/[name]-[hash][extname]`,
			},
		},
	},
	environments: {
		client: {
			build: {
				rollupOptions: {
					// A constant is written where it is used: `paths.ts` alone would be 900 bytes of every page's first view.
					optimization: { inlineConst: { mode: "all", pass: 2 } },
					output: { codeSplitting: { groups: chunkGroups() } },
				},
			},
		},
		ssr: {
			build: { rollupOptions: { input: "src/server/start.ts", output: { comments: false } } },
			// Hundreds of small files that Node would read one by one at each start. React stays outside: its development
			// build would be bundled too.
			resolve: { noExternal: /^(kysely|zod|fastify-type-provider-zod|react-router|@react-router\/node|marked)(\/|$)/ },
		},
	},
});
