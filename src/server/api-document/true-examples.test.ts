import { isDeepStrictEqual } from "node:util";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { tokenFor } from "#src/api/integrations/testing/tokens.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp } from "#tests/support/server/app.ts";
import samples from "./samples/fields.json" with { type: "json" };

type Content = Record<string, { example?: unknown }>;
type Operation = {
	parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
	security?: Record<string, unknown>[];
	requestBody?: { content: Content };
	responses: Record<string, { content?: Content }>;
};

/** Time at which the applicant of the examples has sent her application. */
const now = () => new Date("2027-01-15T05:00:00.000Z");

it("shows errors as the API answers them: to its example requests, and to empty ones", async () => {
	const tested = await startApp("sqlite", {}, now);
	onTestFinished(tested.close);
	const { app } = tested;
	const integration = { authorization: `Bearer ${await tokenFor(tested)}` };
	const document: { paths: Record<string, Record<string, Operation>> } = (await app.inject("/api/docs/json")).json();
	const different: unknown[] = [];
	let compared = 0;
	for (const [path, operations] of Object.entries(document.paths))
		for (const [method, operation] of Object.entries(operations)) {
			const headers = path.startsWith("/api/v1/office/") ? integration : {};
			const requests = [await exampleOf(path, operation, headers), { ...emptyOf(path, operation), headers }];
			for (const request of requests) {
				const { statusCode, body } = await app.inject({ ...request, method: method.toUpperCase() as "GET" });
				const { example } = operation.responses[statusCode]?.content?.["application/json"] ?? {};
				compared += 1;
				const [answered, shown] = [
					comparable(statusCode, body),
					comparable(statusCode, JSON.stringify(example ?? null)),
				];
				if (!isDeepStrictEqual(answered, shown)) different.push({ method, path, statusCode, answered, shown });
			}
		}
	expect(compared).toBeGreaterThan(60);
	expect(different).toEqual([]);
});

/**
 * Returns what can be compared: everything in an error, the message of a success. Application numbers are replaced,
 * because they are given out as they come.
 */
function comparable(status: number, body: string): unknown {
	const answer = JSON.parse(body.replace(/DSA-27-B-\d+/, "DSA-27-B-000123") || "null");
	return status < 400 ? answer?.message : answer;
}

async function exampleOf(path: string, operation: Operation, own: Record<string, string>): Promise<InjectOptions> {
	const { parameters = [], requestBody, security = [] } = operation;
	const headers = parameters.filter((each) => each.in === "header").map(({ name, example }) => [name, String(example)]);
	const query = parameters.filter((each) => each.in === "query" && each.required);
	return {
		url: addressOf(path, operation),
		query: Object.fromEntries(query.map(({ name, example }) => [name, String(example)])),
		headers: {
			...Object.fromEntries(headers),
			...(security.length > 0 && { authorization: "Bearer 7Hq2mVx0c4Jr9TfLw1Zs" }),
			...own,
		},
		...(await bodyOf(requestBody?.content)),
	};
}

function emptyOf(path: string, operation: Operation): InjectOptions {
	const content = Object.keys(operation.requestBody?.content ?? {});
	const body = content.includes("application/json")
		? {}
		: content.includes("multipart/form-data")
			? form({})
			: undefined;
	return { url: addressOf(path, operation), ...(body && { payload: body }) };
}

function addressOf(path: string, { parameters = [] }: Operation): string {
	return path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(String(parameters.find((each) => each.name === name)?.example)),
	);
}

async function bodyOf(content: Content = {}): Promise<InjectOptions> {
	const json = content["application/json"]?.example;
	if (json) return { payload: json };
	const fields = content["multipart/form-data"]?.example;
	return fields ? { payload: form(fields as Record<string, string>, await makePdf()) } : {};
}

function form(fields: Record<string, string>, file?: Buffer): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		if (file && value === samples.formats.binary) data.set(name, new File([new Uint8Array(file)], `${name}.pdf`));
		else data.set(name, value);
	}
	return data;
}
