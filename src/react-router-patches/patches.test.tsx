import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler, Links, Outlet, RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { texts } from "#demo/school-texts.ts";
import handleRequest from "#src/entry.server.tsx";
import { type SiteServices, siteServices } from "#src/site/context.server.ts";
import { BuiltCode } from "#src/site/page-code/page-code.tsx";
import { createStyleReader, inlineHashes } from "./inline-code.server.ts";
import { type InlineCode, inlineCodeOfRequest } from "./inline-code.ts";
import { InlineStyles } from "./inline-styles.tsx";
import type { Switches } from "./switches.ts";

const client = mkdtempSync(join(tmpdir(), "client-"));
const css = "body{color:#173a2e}";
beforeAll(() => {
	mkdirSync(join(client, "static/css"), { recursive: true });
	writeFileSync(join(client, "static/css/frame.css"), `${css}\n`);
});
afterAll(() => rmSync(client, { recursive: true }));

const on: Switches = { inlineStyles: true, deferredStart: true };
const off: Switches = { inlineStyles: false, deferredStart: false };

const sha256 = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
const homeImports = ["/static/js/react-dom-a.js", "/static/js/parts-b.js"];

/** A page as React Router renders it in production. */
async function render({ inlineStyles, deferredStart }: Switches): Promise<{ html: string; inline: InlineCode }> {
	const Root = () => (
		<html lang="en">
			<head>{inlineStyles ? <InlineStyles /> : <Links />}</head>
			<body>
				<Outlet />
				<BuiltCode deferred={deferredStart} />
			</body>
		</html>
	);
	const flags = { hasLoader: false, hasAction: false, hasErrorBoundary: false };
	const noClientCode = { hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false };
	const entry = (name: string, files: object) => ({
		id: name,
		...flags,
		...noClientCode,
		module: `/static/js/${name}.js`,
		imports: [],
		...files,
	});
	const build = {
		routes: {
			root: { id: "root", path: "", module: { default: Root } },
			home: { id: "home", parentId: "root", index: true, module: { default: () => <h1>Home</h1> } },
		},
		assets: {
			entry: {
				module: "/static/js/entry.js",
				imports: ["/static/js/enhance-c.js"],
			},
			routes: {
				root: entry("root", { path: "", css: ["/static/css/frame.css"] }),
				home: entry("home", { parentId: "root", index: true, imports: homeImports }),
			},
			url: "/static/js/manifest.js",
			version: "1",
		},
		entry: { module: { default: handleRequest } },
		future: {},
		publicPath: "/",
		basename: "/",
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
	} as unknown as ServerBuild;
	const inline: InlineCode = {
		eagerIslands: ["barch-wizard"],
		messages: new Set<string>(),
		scripts: [],
		styles: [],
		readStyles: createStyleReader(client),
		readPreview: () => undefined,
	};
	const context = new RouterContextProvider();
	context.set(inlineCodeOfRequest, inline);
	context.set(siteServices, { school: texts } as SiteServices);
	const response = await createRequestHandler(build, "production")(new Request("http://school.example/"), context);
	return { html: await response.text(), inline };
}

it("puts styles inside the page, and has its code and that of its islands start late", async () => {
	const { html, inline } = await render(on);
	expect(html).toContain(`<style data-files="/static/css/frame.css">${css}</style>`);
	expect(html).not.toMatch(/modulepreload" href|<script[^>]*(type="module"|src=)|rel="stylesheet"/);
	expect(html).toContain('"modules":["/static/js/enhance-c.js"],"files":["/static/js/react-dom-a.js"]');
	expect(inlineHashes(inline)).toEqual({ scripts: [sha256], styles: [sha256] });
	expect(html).not.toContain("__reactRouter");
});

it("links styles and code when switched off, and needs no exception in the policy", async () => {
	const { html, inline } = await render(off);
	expect(html).toContain('<link rel="stylesheet" href="/static/css/frame.css"');
	expect(html).toContain('<script type="module" src="/static/js/enhance-c.js"></script>');
	expect(inlineHashes(inline)).toEqual({ scripts: [], styles: [] });
});
