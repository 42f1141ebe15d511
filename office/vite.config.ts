import { join, resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { asciiOutput } from "../scripts/building/ascii-output.ts";
import { officeChunkGroups } from "../scripts/building/chunks.ts";
import { schoolFolder } from "../scripts/building/school.ts";

const project = resolve(import.meta.dirname, "..");

export default defineConfig({
	root: import.meta.dirname,
	base: "/office/",
	plugins: [reactRouter(), asciiOutput()],
	publicDir: false,
	resolve: { alias: [{ find: /^#school\//, replacement: `${join(project, schoolFolder)}/` }] },
	css: { transformer: "lightningcss" },
	// The site's server watches for changes at the port that Vite takes by itself.
	server: { fs: { allow: [project] }, hmr: { port: 24_679 } },
	build: { assetsDir: "static", assetsInlineLimit: 0, emptyOutDir: true },
	environments: {
		client: {
			build: { rollupOptions: { output: { codeSplitting: { groups: officeChunkGroups() } } } },
		},
		ssr: {
			build: {
				rollupOptions: { input: join(project, "src/office/open-office.server.ts"), output: { comments: false } },
			},
			resolve: { noExternal: /^(kysely|zod|react-router|@react-router\/node|marked)(\/|$)/ },
		},
	},
});
