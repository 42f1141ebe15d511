import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { allScopes, type Scope } from "#src/accounts/api-tokens/api-token.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { bearing, tokenFor } from "./testing/tokens.ts";

const methods = ["get", "post", "patch", "put", "delete"] as const;
const described = z.object({
	paths: z.record(
		z.string(),
		z.record(
			z.string(),
			z.looseObject({ security: z.array(z.object({ integrationToken: z.array(z.enum(allScopes)) })).optional() }),
		),
	),
});

let school: TestApp;
let routes: { method: (typeof methods)[number]; url: string; scope: Scope | undefined }[];
beforeAll(async () => {
	school = await startApp("sqlite");
	const document: unknown = (await school.app.inject("/api/docs/json")).json();
	const all = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(document);
	const own = Object.entries(all.paths).filter(([path]) => path.startsWith("/api/v1/office/"));
	const { paths } = described.parse({ paths: Object.fromEntries(own) });
	routes = Object.entries(paths).flatMap(([path, operations]) =>
		methods.flatMap((method) => {
			const operation = operations[method];
			const url = path.replace("{type}", "news").replaceAll(/\{\w+\}/g, "999999");
			return operation ? [{ method, url, scope: operation.security?.[0]?.integrationToken[0] }] : [];
		}),
	);
});
afterAll(() => school.close());

it("every address of integrations is documented with its scope, and refuses every token without it", async () => {
	const ask = async ({ method, url }: { method: (typeof methods)[number]; url: string }, token?: string) => {
		const { statusCode, body } = await school.app.inject({ method, url, headers: token ? bearing(token) : {} });
		return { statusCode, body };
	};
	const tokens = new Map<Scope, string>();
	for (const scope of allScopes) tokens.set(scope, await tokenFor(school, [scope]));
	const wrong: string[] = [];
	for (const route of routes) {
		const name = `${route.method} ${route.url}`;
		if ((await ask(route)).statusCode !== 401) wrong.push(`${name} without a token`);
		for (const [scope, token] of tokens) {
			const { statusCode, body } = await ask(route, token);
			const allowed = route.scope === undefined || route.scope === scope;
			const refused = statusCode === 403 && body.includes(`lacks the scope ${route.scope}`);
			if (refused === allowed || statusCode === 401 || statusCode >= 500) wrong.push(`${name} ${scope} ${statusCode}`);
		}
	}
	expect(wrong).toEqual([]);
	expect(school.log()).toMatch(/"integration":\d+,"scope":"[a-z:.-]+","msg":"permission denied: integration"/);
	expect(routes.length).toBeGreaterThan(1);
	const open = routes.filter(({ scope }) => scope === undefined).map(({ url }) => url);
	expect(open).toEqual(["/api/v1/office/token"]);
});
