import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, Links, Outlet, Scripts, type ServerBuild } from "react-router";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import handleRequest from "#src/entry.server.tsx";
import { ChunkError, guardChunks } from "./chunk-guard.ts";
import { createHtmlFinisher } from "./finish-html.ts";
import { InlineStyles } from "./inline-styles.tsx";
import { type Switches, switches } from "./switches.ts";

const client = mkdtempSync(join(tmpdir(), "client-"));
const css = "body{color:#173a2e}";
beforeAll(() => {
	mkdirSync(join(client, "static/css"), { recursive: true });
	writeFileSync(join(client, "static/css/frame.css"), `${css}\n`);
});
afterAll(() => rmSync(client, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

const off: Switches = { inlineStyles: false, deferredStart: false, chunkGuard: false };

/** A page as React Router renders it in production. */
async function render({ inlineStyles }: Switches): Promise<string> {
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
	const client = { hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false };
	const entry = (name: string, files: object) => ({
		id: name,
		...flags,
		...client,
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
				imports: ["/static/js/react-dom-a.js", "/static/js/react-router-b.js"],
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
	return (await createRequestHandler(build, "production")(new Request("http://school.example/"))).text();
}

it("finds in React Router's markup what the patches rely on", async () => {
	const html = await render(switches);
	expect(html).toContain('<style data-files="/static/css/frame.css"></style>');
	const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
	expect(preloads).toEqual(expect.arrayContaining(["/static/js/entry.js", "/static/js/root.js", "/static/js/home.js"]));
	const [, code] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
	expect(code).toContain("window.__reactRouterRouteModules = {");
	expect(code).toContain('import("/static/js/entry.js")');
});

it("puts styles inside the page and its code last", async () => {
	const { html, scripts, styles } = createHtmlFinisher(client, switches)(await render(switches));
	expect(html).toContain(`<style data-files="/static/css/frame.css">${css}</style>`);
	expect(html).not.toMatch(/modulepreload" href|<script[^>]*type="module"|rel="stylesheet"/);
	expect(html).toContain('"/static/js/react-dom-a.js","/static/js/react-router-b.js"]');
	expect(styles).toHaveLength(1);
	expect(scripts.length).toBeGreaterThan(2);
});

it("leaves a page as React Router renders it when switched off, with a policy that lets it run", async () => {
	const rendered = await render(off);
	const { html, scripts } = createHtmlFinisher(client, off)(rendered);
	expect(html).toBe(rendered);
	expect(html).toContain('<link rel="stylesheet" href="/static/css/frame.css"');
	expect(html).toContain('<script type="module" async="">');
	expect(scripts).toHaveLength(new Set(html.match(/<script(?![^>]*src=)[^>]*>[\s\S]*?<\/script>/g)).size);
});

it("turns code that fails to load into an error of its page, in React Router's own module loader", async () => {
	const file = join(process.cwd(), "node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js");
	const { loadRouteModule } = await import(/* @vite-ignore */ pathToFileURL(file).href);
	const home = { default: () => null };
	const reload = vi.fn();
	vi.stubGlobal("window", {
		__reactRouterRouteModules: { home },
		__reactRouterManifest: { routes: { home: { module: "/home.js" }, news: { module: "/nowhere/news.js" } } },
		location: { reload },
	});
	guardChunks();
	const modules = Reflect.get(window, "__reactRouterRouteModules");
	expect(modules.news).toBeUndefined();
	expect(await loadRouteModule({ id: "home", module: "/home.js" }, modules)).toBe(home);
	const failed = await loadRouteModule({ id: "news", module: "/nowhere/news.js" }, modules);
	expect(failed.default).toThrow(ChunkError);
	expect(reload).not.toHaveBeenCalled();
});
