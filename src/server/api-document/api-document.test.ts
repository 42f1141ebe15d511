import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#tests/support/server/app.ts";

/** Remarks of the linter on what the API's contract asks for. */
const intended = [
	// The address that the former site had.
	"error no-path-trailing-slash at #/paths/~1api~1v1~1razarpay~1:",
	// Answers a browser, with the page to go to.
	"warn operation-2xx-response at #/paths/~1api~1v1~1razorpay~1callback/post/responses:",
	// Routes that take nothing that could be wrong.
	"warn operation-4xx-response at #/paths/~1api~1v1~1approval-docs/get/responses:",
	"warn operation-4xx-response at #/paths/~1api~1v1~1approval-docs~1get-docs/get/responses:",
	"warn operation-4xx-response at #/paths/~1api~1v1~1website~1count/get/responses:",
];

it("the API's description is sound OpenAPI by the linter's recommended rules, and its examples fit", async () => {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	const document = (await app.inject("/api/docs/json")).body;
	const examples = { "no-invalid-media-type-examples": "error", "no-invalid-parameter-examples": "error" } as const;
	const config = await createConfig({ extends: ["recommended"], rules: examples });
	const problems = await lintFromString({ source: document, config });
	const problemLines = problems.map(
		({ ruleId, severity, message, location }) => `${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`,
	);
	expect(problemLines.filter((problem) => !intended.some((start) => problem.startsWith(start)))).toEqual([]);
	expect(problemLines).toHaveLength(intended.length);
});
