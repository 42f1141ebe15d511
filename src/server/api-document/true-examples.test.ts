import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { tokenFor } from "#src/api/integrations/testing/tokens.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp } from "#tests/support/server/app.ts";
import samples from "./samples/fields.json" with { type: "json" };

type Content = Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
type Answer = { description?: string; headers?: object; content?: Content; $ref?: string };
type Document = {
	paths: Record<string, Record<string, Operation>>;
	components: { responses: Record<string, Answer> };
};
type Operation = {
	parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
	security?: Record<string, unknown>[];
	requestBody?: { content: Content };
	responses: Record<string, Answer>;
};

/** Content types that no operation takes. */
const unread = ["application/xml", "text/plain"];

/** Time at which the applicant of the examples has sent her application. */
const now = () => new Date("2027-01-15T05:00:00.000Z");

it("shows errors as the API answers them: to its example requests, and to empty ones", async () => {
	const tested = await startApp("sqlite", {}, now);
	onTestFinished(tested.close);
	const { app } = tested;
	const integration = { authorization: `Bearer ${await tokenFor(tested)}` };
	const document = await documentOf(app);
	const different: unknown[] = [];
	let compared = 0;
	for (const [path, operations] of Object.entries(document.paths))
		for (const [method, operation] of Object.entries(operations)) {
			const headers = path.startsWith("/api/v1/office/") ? integration : {};
			const requests = [await exampleOf(path, operation, headers), { ...emptyOf(path, operation), headers }];
			const types = operation.requestBody ? [...unread, ...Object.keys(operation.requestBody.content)] : [];
			for (const type of types.filter((each) => [...unread, "application/json"].includes(each)))
				requests.push({
					...(await exampleOf(path, operation, headers)),
					headers: { ...tokenHeader(operation), ...headers, "content-type": type },
					payload: "{",
				});
			for (const request of requests) {
				const { statusCode, body, headers } = await app.inject({ ...request, method: method.toUpperCase() as "GET" });
				const { example, examples = {} } = exampleIn(document, operation, statusCode) ?? {};
				compared += 1;
				const promised = Object.keys(responseOf(document, operation, statusCode)?.headers ?? {});
				const unsent = promised.filter((name) => !name.startsWith("X-RateLimit") && !(name.toLowerCase() in headers));
				if (unsent.length > 0) different.push({ method, path, statusCode, unsent });
				const answered = comparable(statusCode, body);
				const shown = [example, ...Object.values(examples).map(({ value }) => value)].map((each) =>
					comparable(statusCode, JSON.stringify(each ?? null)),
				);
				if (!shown.some((each) => isDeepStrictEqual(answered, each)))
					different.push({ method, path, statusCode, answered, shown });
			}
		}
	expect(compared).toBeGreaterThan(60);
	expect(different).toEqual([]);
});

it("states limits as they count, and says to programs what it shows", async () => {
	const { app, close } = await startApp("sqlite", { RATE_LIMIT: "on" });
	onTestFinished(close);
	const document = await documentOf(app);
	const limitOf = (path: string, method = "post") =>
		document.paths[`/api/v1/website/${path}`]?.[method]?.responses[429]?.description;
	const wait = "Wait the number of seconds in `Retry-After`.";
	expect(limitOf("draft/add")).toBe(`Too many requests. The limit is 600 in 10 minutes per IP address. ${wait}`);
	expect(limitOf("visit/days", "get")).toContain("6000 in 10 minutes per IP address");
	expect(limitOf("visit/add")).toContain("The limit is 20 in 10 minutes per sender, and 400 per IP address.");
	for (const path of ["application/link", "application/opening", "privacy-request", "application/mails", "draft/link"])
		expect(limitOf(path)).toMatch(/^More than 5 emails in an hour/);
	const url = "/api/v1/website/privacy-request";
	const ask = () => app.inject({ method: "POST", url, payload: { contact: "meera@example.com" } });
	for (let sent = 0; sent < 5; sent++) expect((await ask()).statusCode).toBe(202);
	const refused = await ask();
	expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
	const { example } = exampleIn(document, document.paths[url]?.post, 429) ?? {};
	expect(withoutNumbers(refused.body)).toBe(withoutNumbers(JSON.stringify(example)));
});

it.each([
	["DELETE", "website/news/list", "GET", "DELETE isn’t allowed here. Use GET."],
	["GET", "contact-email?x=1", "POST", "GET isn’t allowed here. Use POST."],
	["PUT", "razarpay", "GET, HEAD, POST", "PUT isn’t allowed here. Use GET or POST."],
] as const)("answers %s of %s with the methods that are allowed", async (method, path, allowed, message) => {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	const response = await app.inject({ method, url: `/api/v1/${path}` });
	expect(response.statusCode).toBe(405);
	expect(response.json()).toEqual({ status: false, message });
	expect(String(response.headers.allow).split(", ").toSorted()).toEqual(
		allowed === "GET" ? ["GET", "HEAD"] : allowed.split(", "),
	);
});

it("says of an unknown path that it is unknown", async () => {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	for (const method of ["GET", "POST"] as const) {
		const response = await app.inject({ method, url: "/api/v1/nowhere" });
		expect([response.statusCode, response.json().message]).toEqual([404, "Unknown API path."]);
	}
});

const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, "0");

const documentOf = async (app: FastifyInstance): Promise<Document> => (await app.inject("/api/docs/json")).json();

const tokenHeader = ({ security = [] }: Pick<Operation, "security">): Record<string, string> =>
	security.length > 0 ? { authorization: "Bearer 7Hq2mVx0c4Jr9TfLw1Zs5NbKd8PyGe3Ru6AtXo2WjCv" } : {};

/** An operation's response, or the one that it has in common with others. */
function responseOf({ components }: Document, operation: Operation | undefined, status: number) {
	const response = operation?.responses[status];
	return components.responses[response?.$ref?.split("/").at(-1) ?? ""] ?? response;
}

const exampleIn = (...of: Parameters<typeof responseOf>) => responseOf(...of)?.content?.["application/json"];

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
			...tokenHeader({ security }),
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
