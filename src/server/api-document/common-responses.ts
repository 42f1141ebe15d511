import { z } from "zod";
import { refusal } from "#src/api/envelope.ts";
import { apiUrl, contentItem, count } from "#src/api-paths.ts";

const { $schema: _, ...written } = z.toJSONSchema(refusal);
const schema: object = written;

/** Headers of responses, for those who read them by program. */
const headers = {
	"Retry-After": { description: "Number of seconds to wait before you send the request again", example: 598 },
	"X-RateLimit-Limit": { description: "Number of requests allowed per window, counted as in 429", example: 400 },
	"X-RateLimit-Remaining": { description: "Number of requests left in this window", example: 399 },
	"X-RateLimit-Reset": { description: "Number of seconds until the window ends", example: 600 },
	"WWW-Authenticate": { description: "Kind of token, and the error", example: 'Bearer realm="office"' },
	ETag: { description: "Version of what you got, to send as `If-Match` or `If-None-Match`", example: '"7"' },
	Location: { description: "Path of the new item or file", example: apiUrl(contentItem("news", 41)) },
};
type Header = keyof typeof headers;
const referTo = (names: Header[]) => ({
	headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
});

/** The same headers as a component of the API document. */
export const commonHeaders = Object.fromEntries(
	Object.entries(headers).map(([name, header]) => {
		const type = typeof header.example === "number" ? ("integer" as const) : ("string" as const);
		return [name, { ...header, schema: { type } }];
	}),
);

const describe = (description: string, message: string, sent: Header[] = []) => ({
	description,
	...(sent.length > 0 && referTo(sent)),
	content: { "application/json": { schema, example: { status: false, message } } },
});

/** Errors that operations have in common, for the API document. */
export const commonResponses = {
	Unreadable: describe("The body can’t be read", "The request isn’t valid JSON."),
	TooLarge: describe(
		"The body is too large. JSON can have up to 256 KB. A file over its limit gets 422.",
		"What you sent is too large.",
	),
	UnsupportedType: describe("The body is of another content type", "Unsupported content type. Send application/json."),
	Failed: describe(
		"The server failed. Try again once, then email the school the number in `message`.",
		"Something went wrong on our side. Try again in a minute. If it keeps happening, tell us the number 2b6f0cc9.",
	),
	Unavailable: describe(
		"The server is busy, can’t reach its data, or the website isn’t open yet. " +
			"Wait the number of seconds in `Retry-After`, if present.",
		"The server can’t save or load anything right now. Wait 5 seconds, then send this request again. If it keeps happening, tell the school the number 2b6f0cc9.",
		["Retry-After"],
	),
};

const any = { 500: "Failed", 503: "Unavailable" } as const;
const withBody = { 400: "Unreadable", 413: "TooLarge", 415: "UnsupportedType" } as const;

type Response = { description?: string; content?: object; $ref?: string };
type Operation = { tags?: string[]; requestBody?: unknown; responses?: Record<string, Response> };

/** The headers of a response, by its status and what its operation answers. */
function headersOf(status: string, address: string, operation: Operation): Header[] {
	const ofOffice = operation.tags?.includes("Integrations") === true;
	const isLimited = operation.responses?.[429] !== undefined && (status < "300" || status === "429");
	const isPublished = operation.tags?.includes("Content") && !address.endsWith(count);
	const hasItem = JSON.stringify(operation.responses?.[status]).includes('"missing"');
	return [
		...(status === "429" || status === "503" ? (["Retry-After"] as const) : []),
		...(isLimited ? (["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"] as const) : []),
		...(ofOffice && (status === "401" || status === "403") ? (["WWW-Authenticate"] as const) : []),
		...(hasItem || status === "412" || (isPublished && status === "200") ? (["ETag"] as const) : []),
		...(/^post .*\/office\/(?:media|content\/[\w-]+)$/.test(address) && status < "300" ? (["Location"] as const) : []),
	];
}

/**
 * Adds to each operation the errors that any of its kind can have, where it doesn’t describe its own, and the headers of
 * its responses.
 */
export function withCommonResponses<ApiDocument extends object>(document: ApiDocument): ApiDocument {
	const { paths = {} }: { paths?: Record<string, Record<string, Operation>> } = document;
	const operations = Object.entries(paths).flatMap(([path, each]) =>
		Object.entries(each).map(([method, operation]) => [`${method} ${path}`, operation] as const),
	);
	for (const [address, operation] of operations) {
		for (const [status, response] of Object.entries(operation.responses ?? {})) {
			const sent = headersOf(status, address, operation);
			if (sent.length > 0) Object.assign(response, referTo(sent));
		}
		const names = Object.entries({ ...any, ...(operation.requestBody ? withBody : {}) });
		const common = names.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
		operation.responses = { ...Object.fromEntries(common), ...operation.responses };
	}
	return document;
}
