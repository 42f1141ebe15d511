import { expect, it, onTestFinished } from "vitest";
import { startApp } from "#tests/support/server/app.ts";

type Schema = {
	description?: string;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	properties?: Record<string, Schema>;
	items?: Schema;
};
type Content = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }>;
type Operation = {
	operationId: string;
	summary?: string;
	deprecated?: boolean;
	description?: string;
	parameters?: { name: string; required?: boolean; description?: string; schema?: Schema; example?: unknown }[];
	requestBody?: { content: Content };
	responses: Record<string, Answer>;
};
type Answer = { description: string; headers?: Record<string, unknown>; content?: Content };

async function read() {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	const document = (await app.inject("/api/docs/json")).json();
	const common: Record<string, Answer> = document.components.responses;
	const resolve = (answer: Answer & { $ref?: string }) => common[answer.$ref?.split("/").at(-1) ?? ""] ?? answer;
	const operations = Object.values<Record<string, Operation>>(document.paths)
		.flatMap((each) => Object.values(each))
		.map(({ responses, ...operation }) => ({
			...operation,
			responses: Object.fromEntries(Object.entries(responses).map(([status, each]) => [status, resolve(each)])),
		}));
	return { document, operations, text: JSON.stringify(document) };
}

it("gives each operation a summary that no other has, a description, and unless it is the provider’s, a command", async () => {
	const { operations } = await read();
	expect(operations.length).toBeGreaterThan(90);
	const summaries = operations.map(({ summary }) => summary);
	expect(summaries.filter((summary, at) => !summary || summaries.indexOf(summary) !== at)).toEqual([]);
	const bare = operations.filter(
		({ description = "" }) => !/^[A-Z0-9].{10,}\n\nExample request:\n\n {4}curl/s.test(description),
	);
	expect(bare.map(({ operationId }) => operationId)).toEqual(["postRazorpayCallback", "postRazorpayWebhook"]);
});

it("says the same however often it's asked", async () => {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	const first = (await app.inject("/api/docs/json")).body;
	expect((await app.inject("/api/docs/json")).body === first).toBe(true);
});

it("gives each parameter, body and response, errors too, an example with real values", async () => {
	const { operations } = await read();
	const without = operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
		const contents = [requestBody, ...Object.values(responses)].flatMap((each) => Object.values(each?.content ?? {}));
		return [...parameters, ...contents]
			.filter((each) => each.example === undefined && !("examples" in each))
			.map(() => operationId);
	});
	expect(without).toEqual([]);
	const madeUp = operations.flatMap(({ operationId, requestBody, responses }) =>
		[requestBody, ...Object.values(responses)]
			.flatMap((each) => Object.values(each?.content ?? {}))
			.flatMap(({ example, examples = {} }) => [example, ...Object.values(examples).map(({ value }) => value)])
			.flatMap(namesAsValues)
			.map((name) => `${operationId}: ${name}`),
	);
	expect(madeUp).toEqual([]);
});

/** Fields whose value in an example is but their name. */
function namesAsValues(example: unknown): string[] {
	if (typeof example !== "object" || example === null) return [];
	return Object.entries(example).flatMap(([name, value]) =>
		typeof value === "string" && value === name.replaceAll("_", " ") ? [name] : namesAsValues(value),
	);
}

it("describes each parameter and each field of a body, a response and a webhook", async () => {
	const { document, operations } = await read();
	const received = Object.values<Record<string, Operation>>(document.webhooks).flatMap((each) => Object.values(each));
	const fields = [...operations, ...received].flatMap(({ operationId, parameters = [], requestBody, responses }) => [
		...parameters.map(({ name, description, schema }) => ({
			field: `${operationId} ${name}`,
			description: description ?? schema?.description,
		})),
		...[requestBody, ...Object.values(responses)]
			.flatMap((each) => Object.values(each?.content ?? {}))
			.flatMap(({ schema }) => fieldsIn(schema, operationId)),
	]);
	expect(fields.length).toBeGreaterThan(3000);
	expect(fields.filter(({ description = "" }) => description.length < 3).map(({ field }) => field)).toEqual([]);
});

function fieldsIn(schema: Schema = {}, path: string): { field: string; description: string | undefined }[] {
	const { anyOf = [], oneOf = [], allOf = [], properties = {}, items } = schema;
	const own = Object.entries(properties).flatMap(([name, property]) => [
		{ field: `${path}.${name}`, description: property.description },
		...fieldsIn(property, `${path}.${name}`),
	]);
	const inside = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
	return [...own, ...inside.flatMap((each) => fieldsIn(each, path))];
}

it.each(["enquiry-form/add", "sidebar-form/add"])("takes its own example of %s", async (form) => {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	const url = `/api/v1/website/${form}`;
	const { paths } = (await app.inject("/api/docs/json")).json();
	const { example } = paths[url].post.requestBody.content["application/json"];
	const response = await app.inject({ method: "POST", url, payload: example });
	expect([response.statusCode, response.json().message]).toEqual([201, expect.any(String)]);
});

it("has URLs and responses, descriptions that begin with a noun, and full stops only between sentences", async () => {
	const { document, operations } = await read();
	const described = [
		...operations,
		...Object.values<Record<string, Operation>>(document.webhooks).flatMap(Object.values),
	];
	const texts = described.flatMap(({ operationId, parameters = [], requestBody, responses }: Operation) => [
		...parameters.map(({ description = "" }) => description),
		...Object.values(responses).map(({ description }) => description),
		...[requestBody, ...Object.values(responses)]
			.flatMap((each) => Object.values(each?.content ?? {}))
			.flatMap(({ schema }) => fieldsIn(schema, operationId))
			.map(({ description = "" }) => description),
	]);
	const bad =
		/^(?:What|Who|Where|When|Which|Why|How|Whether|It|Its)\b|(?<!(?:email|IP|postal) )\baddress\b|^[^.?]*\.$|[.?] .*[^.?…]$/i;
	expect([...new Set(texts)].filter((text) => bad.test(text))).toEqual([]);
});

it("requires If-Match, and says which operations are aliases", async () => {
	const { operations } = await read();
	const headers = operations.flatMap(({ parameters = [] }) => parameters.filter(({ name }) => name === "If-Match"));
	expect(headers.length).toBeGreaterThan(15);
	expect(headers.filter(({ required }) => !required)).toEqual([]);
	const aliases = operations.filter(({ summary }) => summary?.endsWith("(alias)"));
	expect(aliases.map(({ deprecated }) => deprecated)).toEqual(Array(6).fill(true));
});

it("names the headers of responses that programs read", async () => {
	const { document, operations } = await read();
	const headersOf = (id: string, status: number) =>
		Object.keys(operations.find(({ operationId }) => operationId === id)?.responses[status]?.headers ?? {});
	const limited = operations.filter(({ responses }) => responses[429]);
	expect(limited.length).toBeGreaterThan(60);
	expect(limited.filter(({ responses }) => !responses[429]?.headers?.["Retry-After"])).toEqual([]);
	expect(headersOf("postOfficeContentNews", 201)).toEqual(expect.arrayContaining(["ETag", "Location"]));
	expect(headersOf("patchOfficeContentNews_id", 412)).toEqual(["ETag"]);
	expect(headersOf("getOfficeToken", 401)).toEqual(["WWW-Authenticate"]);
	expect(headersOf("getWebsiteNewsList", 200)).toEqual(["ETag"]);
	expect(Object.keys(document.components.headers)).toEqual(
		expect.arrayContaining(["Retry-After", "X-RateLimit-Limit"]),
	);
});

it("says of each status what causes it", async () => {
	const { operations, text } = await read();
	const causes = operations.flatMap(({ operationId, responses }) =>
		Object.entries(responses).map(([status, { description }]) => ({ operationId, status, description })),
	);
	const unsaid = causes.filter(({ status, description }) => description.length < (status < "400" ? 5 : 20));
	expect(unsaid).toEqual([]);
	expect(text).not.toMatch(/Default Response|with the reason in words/);
});

it("names the school in the title of its page", async () => {
	const { app, close } = await startApp("sqlite");
	onTestFinished(close);
	const { title } = (await app.inject("/api/docs/json")).json().info;
	expect((await app.inject("/api/docs")).body).toContain(`<title>${title}</title>`);
	expect(title).toMatch(/^.{5,}: API$/);
});

it("says on its first screen what a stranger has to know", async () => {
	const { document } = await read();
	const headings = [...document.info.description.matchAll(/^## (.+)$/gm)].map(([, words]) => words);
	expect(headings).toEqual([
		"Quick start",
		"Authentication",
		"Responses and errors",
		"Paging",
		"Limits",
		"Retries",
		"Concurrent changes",
		"Time and money",
		"Versions",
		"Webhooks",
	]);
	expect(document.info.contact).toEqual({ name: expect.any(String), email: expect.stringContaining("@") });
	expect(document.info.description).toContain(`Email ${document.info.contact.email}`);
});
