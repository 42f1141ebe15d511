import { z } from "zod";
import { refusal } from "#src/api/envelope.ts";

const { $schema: _, ...written } = z.toJSONSchema(refusal);
const schema: object = written;

const describe = (description: string, message: string) => ({
	description,
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
		"The server is busy or can’t reach its data. Wait as many seconds as `Retry-After` says.",
		"The server can’t save or load anything right now. Wait 5 seconds, then send this request again. If it keeps happening, tell the school the number 2b6f0cc9.",
	),
};

const any = { 500: "Failed", 503: "Unavailable" } as const;
const withBody = { 400: "Unreadable", 413: "TooLarge", 415: "UnsupportedType" } as const;

type Operation = { requestBody?: unknown; responses?: object };

/** Adds to each operation the errors that any of its kind can have, where it doesn’t describe its own. */
export function withCommonResponses<ApiDocument extends object>(document: ApiDocument): ApiDocument {
	const { paths = {} }: { paths?: Record<string, Record<string, Operation>> } = document;
	for (const operation of Object.values(paths).flatMap((each) => Object.values(each))) {
		const names = Object.entries({ ...any, ...(operation.requestBody ? withBody : {}) });
		const common = names.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
		operation.responses = { ...Object.fromEntries(common), ...operation.responses };
	}
	return document;
}
