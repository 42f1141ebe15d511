import samples from "./samples.json" with { type: "json" };

/** What strings have in examples, by their format. */
const formats: Readonly<Record<string, string>> = samples.formats;
/** What fields have in examples, by their names; a schema that takes no such value has its own. */
const fields: Readonly<Record<string, unknown>> = samples.fields;

/** A JSON schema, as far as examples follow from it. */
type Schema = {
	type?: string | string[];
	const?: unknown;
	enum?: unknown[];
	default?: unknown;
	examples?: unknown[];
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: unknown;
	items?: Schema;
	format?: string;
	pattern?: string;
	minimum?: number;
	minLength?: number;
	maxLength?: number;
};
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; example?: unknown };
type Operation = {
	description?: string;
	parameters?: Parameter[];
	security?: Record<string, string[]>[];
	requestBody?: { content: Content };
	responses?: Record<string, { content?: Content }>;
};

type Paths = Record<string, Record<string, Operation>>;

/** Gives each operation an example of its request and of its response, made from their schemas. */
export function withExamples<Described extends object>(document: Described): Described {
	const { paths = {}, webhooks = {} }: { paths?: Paths; webhooks?: Paths } = document;
	for (const { post } of Object.values(webhooks)) addExamples(post?.requestBody?.content, () => true);
	for (const [path, operations] of Object.entries(paths))
		for (const [method, operation] of Object.entries(operations)) {
			for (const parameter of operation.parameters ?? []) parameter.example = sampleOf(parameter);
			addExamples(operation.requestBody?.content, isAsked);
			for (const [status, { content }] of Object.entries(operation.responses ?? {}))
				if (status < "300") addExamples(content, () => true);
			const request = `Example request:\n\n${commandOf(method, path, operation)}`;
			operation.description = [operation.description, request].filter(Boolean).join("\n\n");
		}
	return document;
}

type Includes = (name: string, schema: Schema) => boolean;

/** In a request, what must be there: a stranger begins with the least. */
const isAsked: Includes = (name, { required, properties }) =>
	required?.includes(name) || (required ?? []).length === 0 || name === Object.keys(properties ?? {})[0];

function addExamples(content: Content | undefined, includes: Includes) {
	for (const media of Object.values(content ?? {}))
		if (media.schema) media.example = sampleOf({ name: "", schema: media.schema }, includes);
}

function sampleOf({ name, schema = {} }: { name: string; schema?: Schema }, includes: Includes = () => true): unknown {
	const [first, ...others] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
	if (first)
		return sampleOf({ name, schema: [first, ...others].find(({ type }) => type !== "null") ?? first }, includes);
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	if (schema.examples) return schema.examples[0];
	const type = [schema.type].flat()[0];
	const example = Object.hasOwn(fields, name) ? fields[name] : undefined;
	if (example !== undefined && fits(example, type)) return example;
	if (schema.default !== undefined) return schema.default;
	switch (type) {
		case "object": {
			const includedFields = Object.entries(schema.properties ?? {}).filter(([each]) => includes(each, schema));
			return Object.fromEntries(
				includedFields.map(([each, of]) => [each, sampleOf({ name: each, schema: of }, includes)]),
			);
		}
		case "array":
			return schema.items ? [sampleOf({ name: singular(name), schema: schema.items }, includes)] : [];
		case "integer":
		case "number":
			return Math.max(1, schema.minimum ?? 1);
		case "boolean":
			return true;
		case "null":
			return null;
		default:
			return textOf(name, schema);
	}
}

function fits(sample: unknown, type: string | undefined): boolean {
	const is = Array.isArray(sample) ? "array" : typeof sample;
	return type === undefined || is === (type === "integer" ? "number" : type);
}

function textOf(name: string, { format, maxLength = 200 }: Schema): string {
	if (format && formats[format]) return formats[format];
	if (name.endsWith("_at")) return formats["date-time"] ?? "";
	if (/date|^valid_|_on$/.test(name)) return formats.date ?? "";
	return name.replaceAll(/[_-]/g, " ").slice(0, maxLength);
}

const singular = (name: string) => name.replace(/s$/, "");

/** The request as a command of curl; a JSON body is the example beside it. */
function commandOf(method: string, path: string, { parameters = [], security = [], requestBody }: Operation): string {
	const exampleOf = (name: string) => String(parameters.find((each) => each.name === name)?.example ?? "");
	const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)));
	const requestedParameters = parameters.filter((each) => each.in === "query" && each.required);
	const query = new URLSearchParams(requestedParameters.map(({ name }) => [name, exampleOf(name)])).toString();
	const headers = parameters.filter((each) => each.in === "header" && (each.required || each.name === "if-match"));
	const lines = [
		`curl -X ${method.toUpperCase()} "https://school.example${address}${query && `?${query}`}"`,
		...(security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
		...headers.map(({ name, example }) => `-H '${name}: ${example}'`),
		...bodyOf(requestBody?.content ?? {}),
	];
	return lines.map((line, at) => `    ${at === 0 ? "" : "  "}${line}`).join(" \\\n");
}

function bodyOf(content: Content): string[] {
	if (content["application/json"]) return ["--json @request.json"];
	const form = Object.values(content)[0]?.example;
	return Object.entries(form ?? {}).map(([name, value]) =>
		value === formats.binary ? `-F '${name}=@file.pdf'` : `-F '${name}=${value}'`,
	);
}
