import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler, Links, Outlet, RouterContextProvider, Scripts, type ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import handleRequest from "#src/entry.server.tsx";
import { createStyleReader, finishHtml } from "./finish-html.ts";
import { type InlineCode, inlineCodeOfRequest } from "./inline-code.ts";
import { InlineStyles } from "./inline-styles.tsx";
import { type Switches, switches } from "./switches.ts";

const client = mkdtempSync(join(tmpdir(), "client-"));
const css = "body{color:#173a2e}";
beforeAll(() => {
	mkdirSync(join(client, "static/css"), { recursive: true });
	writeFileSync(join(client, "static/css/frame.css"), `${css}\n`);
});
afterAll(() => rmSync(client, { recursive: true }));

const off: Switches = { inlineStyles: false, deferredStart: false };

/** A page as React Router renders it in production. */
async function render({ inlineStyles }: Switches): Promise<{ html: string; inline: InlineCode }> {
	const Root = () => (
		<html lang="en">
			<head>{inlineStyles ? <InlineStyles /> : <Links />}</head>
			<body>
				<Outlet />
				<Scripts />
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
				imports: ["/static/js/react-dom-a.js", "/static/js/react-router-b.js", "/static/js/enhance-c.js"],
			},
			routes: {
				root: entry("root", { path: "", css: ["/static/css/frame.css"] }),
				home: entry("home", { parentId: "root", index: true }),
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
	const inline: InlineCode = { hydrated: true, scripts: [], styles: [], readStyles: createStyleReader(client) };
	const context = new RouterContextProvider();
	context.set(inlineCodeOfRequest, inline);
	const response = await createRequestHandler(build, "production")(new Request("http://school.example/"), context);
	return { html: await response.text(), inline };
}

it("finds in React Router's markup what the patches rely on", async () => {
	const { html } = await render(switches);
	expect(html).toContain(`<style data-files="/static/css/frame.css">${css}</style>`);
	const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
	expect(preloads).toEqual(expect.arrayContaining(["/static/js/entry.js", "/static/js/root.js", "/static/js/home.js"]));
	const [, code] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
	expect(code).toContain("window.__reactRouterRouteModules = {");
	expect(code).toContain('import("/static/js/entry.js")');
});

it("puts styles inside the page and its code last", async () => {
	const { html: rendered, inline } = await render(switches);
	const { html, scripts, styles } = finishHtml(rendered, inline, switches);
	expect(html).toContain(`<style data-files="/static/css/frame.css">${css}</style>`);
	expect(html).not.toMatch(/modulepreload" href|<script[^>]*type="module"|rel="stylesheet"/);
	expect(html).toContain(
		'"modules":["/static/js/enhance-c.js","/static/js/react-dom-a.js","/static/js/react-router-b.js"]',
	);
	expect(styles).toHaveLength(1);
	expect(scripts.length).toBeGreaterThan(2);
});

it("leaves a page as React Router renders it when switched off, with a policy that lets it run", async () => {
	const { html: rendered, inline } = await render(off);
	const { html, scripts } = finishHtml(rendered, inline, off);
	expect(html).toBe(rendered);
	expect(html).toContain('<link rel="stylesheet" href="/static/css/frame.css"');
	expect(html).toContain('<script type="module" async="">');
	expect(scripts).toHaveLength(new Set(html.match(/<script(?![^>]*src=)[^>]*>[\s\S]*?<\/script>/g)).size);
});
