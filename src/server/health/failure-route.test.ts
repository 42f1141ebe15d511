import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { expect, it, onTestFinished } from "vitest";
import type { FailureTraits } from "#src/health/failures/fingerprint.ts";
import { openBuildFiles } from "#src/releases/build-files.server.ts";
import { createResponseCache } from "#src/server/page-cache/response-cache.ts";
import { serveAssets } from "#src/server/static/static-files.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { failureRoute } from "./failure-route.ts";

describeDatabases("failures that browsers report", (freshDb) => {
	it("are counted for scripts of this build and of those before, and for none that are made up", async () => {
		const folder = mkdtempSync(join(tmpdir(), "failures-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const script = (build: string, name: string) => {
			mkdirSync(join(folder, build, "static/js"), { recursive: true });
			writeFileSync(join(folder, build, "static/js", name), "");
		};
		script("site/client", "enhance-b2.js");
		script("site.former", "enhance-a1.js");
		const sharedBuildFiles = openBuildFiles(await freshDb(), () => new Date());
		await sharedBuildFiles.share(["/static/js/enhance-c3.js"], async () => Buffer.from(""));
		const countedFailureTraits: FailureTraits[] = [];
		const app = Fastify();
		app.setValidatorCompiler(validatorCompiler);
		const hasBuilt = await serveAssets(app, join(folder, "site/client"), createResponseCache(1000), {
			siteUrl: "http://a.example",
			shared: sharedBuildFiles,
		});
		const failures = {
			count: (failure: FailureTraits) => countedFailureTraits.push(failure),
			flush: async () => {},
			totals: () => ({ server: 0, browser: 0 }),
		};
		await app.register(failureRoute, { failures, patternOf: async () => "/news", hasBuilt });
		const report = async (file: string, line = 1) => {
			const payload = { path: "/news", name: "TypeError", file, line, column: 2 };
			const url = app.printRoutes({ commonPrefix: false }).match(/\/\S*failure/)?.[0] ?? "";
			return (await app.inject({ method: "POST", url, payload })).statusCode;
		};
		for (let number = 0; number < 110; number += 1) expect(await report(`made-up-${number}.js`)).toBe(204);
		for (const file of ["made_up.js", "js.js", "nhance-c3.js", "enhance-c_.js", "e-c3.js"]) await report(file);
		expect(countedFailureTraits).toEqual([]);
		for (const file of ["enhance-b2.js", "enhance-a1.js", "enhance-c3.js"]) await report(file);
		expect(countedFailureTraits.map(({ frame }) => frame)).toEqual([
			"enhance-b2.js:1:2",
			"enhance-a1.js:1:2",
			"enhance-c3.js:1:2",
		]);
	});
});
