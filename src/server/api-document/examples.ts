import applicants from "./samples/applicants.json" with { type: "json" };
import content from "./samples/content.json" with { type: "json" };
import samples from "./samples/fields.json" with { type: "json" };
import forms from "./samples/forms.json" with { type: "json" };

/** Example values of strings, by their format. */
const formats: Readonly<Record<string, string>> = samples.formats;

/** Example values of fields, by name or by parent and name; a schema that does not accept such a value has its own. */
type Fields = Readonly<Record<string, unknown>>;

/** Samples of the operations whose path, or method and path, begins with one of `of`, over those of earlier entries. */
type OperationSamples = {
	of: string[];
	fields?: Fields | undefined;
	/** The fields of a content item: a request writes them, and its draft and what is published have them. */
	item?: object | undefined;
	/** Values in a request's body, merged over the required ones. */
	request?: object | undefined;
	/** Values in an answer by its status, merged over what follows from its schema. */
	answers?: Readonly<Record<string, object | undefined>> | undefined;
};
const all: OperationSamples[] = [...applicants, ...forms, ...content];

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
type Content = Record<string, { schema?: Schema; example?: unknown; examples?: object }>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; example?: unknown };
type Operation = {
	description?: string;
	parameters?: Parameter[];
	security?: Record<string, string[]>[];
	requestBody?: { content: Content };
	responses?: Record<string, { content?: Content }>;
};

type Paths = Record<string, Record<string, Operation>>;

/** Gives each operation an example of its request and of each response, from its schemas and the samples. */
export function withExamples<ApiDocument extends object>(document: ApiDocument): ApiDocument {
	const { paths = {}, webhooks = {} }: { paths?: Paths; webhooks?: Paths } = document;
	for (const [event, { post }] of Object.entries(webhooks)) if (post) addExamples(post, samplesOf(`webhook ${event}`));
	for (const [path, operations] of Object.entries(paths))
		for (const [method, operation] of Object.entries(operations)) {
			addExamples(operation, samplesOf(`${method.toUpperCase()} ${path}`));
			for (const parameter of operation.parameters ?? [])
				if (parameter.in === "header") parameter.name = headerName(parameter.name);
			// No program but the provider's can sign such a request.
			if (operation.description?.startsWith("For the payment provider only.")) continue;
			const request = `Example request:\n\n${commandOf(method, path, operation)}`;
			operation.description = [operation.description, request].filter(Boolean).join("\n\n");
		}
	return document;
}

function samplesOf(operation: string) {
	const path = operation.slice(operation.indexOf(" ") + 1);
	const matching = all.filter(({ of }) => of.some((start) => operation.startsWith(start) || path.startsWith(start)));
	return {
		fields: Object.assign(
			{},
			samples.fields,
			...matching.map(({ item, fields }) => ({ ...(item && { draft: item, published: item }), ...fields })),
		),
		request: Object.assign({}, ...matching.map(({ item, request }) => (item ? { fields: item } : request))),
		answers: Object.assign({}, ...matching.map(({ answers }) => answers)),
	};
}

type Includes = (name: string, schema: Schema) => boolean;

/** Includes only required fields in a request, because a stranger begins with the minimum. */
const isAsked: Includes = (name, { required, properties }) =>
	required?.includes(name) || (required ?? []).length === 0 || name === Object.keys(properties ?? {})[0];
const isRequired: Includes = (name, { required }) => required?.includes(name) === true;

function addExamples(operation: Operation, { fields, request, answers }: ReturnType<typeof samplesOf>) {
	for (const parameter of operation.parameters ?? [])
		parameter.example = sampleOf({ ...parameter, fields, includes: isAsked });
	for (const media of Object.values(operation.requestBody?.content ?? {}))
		if (media.schema)
			media.example = merge(sampleOf({ name: "", schema: media.schema, fields, includes: isAsked }), request);
	for (const [status, { content }] of Object.entries(operation.responses ?? {}))
		for (const media of Object.values(content ?? {})) {
			if (!media.schema) continue;
			const over = answers[status];
			// Successes may have no message, and few errors have more than one.
			const isSample: Includes = (each, schema) =>
				(over && each in over) || isRequired(each, schema) || (status < "300" && each !== "message");
			const sample = sampleOf({ name: "", schema: media.schema, fields, includes: isSample });
			const several = Object.entries((over as { examples?: object } | undefined)?.examples ?? {});
			if (several.length === 0) media.example = merge(sample, over);
			else media.examples = Object.fromEntries(several.map(([name, each]) => [name, { value: merge(sample, each) }]));
		}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

function merge(sample: unknown, over: unknown): unknown {
	if (over === undefined) return sample;
	if (!isObject(sample) || !isObject(over)) return over;
	const merged = Object.entries(over).map(([name, value]) => [name, merge(sample[name], value)]);
	return { ...sample, ...Object.fromEntries(merged) };
}

type SampleOptions = { name: string; parent?: string; schema?: Schema; fields: Fields; includes: Includes };

function sampleOf({ name, parent = "", schema = {}, fields, includes }: SampleOptions): unknown {
	const known = [`${parent}.${name}`, name].map((key) => (Object.hasOwn(fields, key) ? fields[key] : undefined));
	const sample = known.find((each) => each !== undefined);
	const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
	if (choices.length > 0) {
		if (sample === null && choices.some(({ type }) => type === "null")) return null;
		const choice = choices.find(({ type }) => type !== "null") ?? choices[0];
		return sampleOf({ name, parent, schema: choice ?? {}, fields, includes });
	}
	if (schema.const !== undefined) return schema.const;
	if (sample !== undefined && fits(sample, schema)) return sample;
	// Parameters are texts.
	if (typeof sample === "number" && schema.type === "string") return String(sample);
	if (schema.enum) return schema.enum[0];
	if (schema.examples) return schema.examples[0];
	if (schema.default !== undefined) return schema.default;
	switch ([schema.type].flat()[0]) {
		case "object": {
			const properties = Object.entries(schema.properties ?? {}).filter(([each]) => includes(each, schema));
			const inside = { parent: name, fields, includes };
			return Object.fromEntries(
				properties.map(([each, of]) => [each, sampleOf({ ...inside, name: each, schema: of })]),
			);
		}
		case "array":
			return schema.items ? [sampleOf({ name: singular(name), parent, schema: schema.items, fields, includes })] : [];
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

function fits(sample: unknown, { type: types, enum: values }: Schema): boolean {
	if (values) return values.includes(sample);
	const is = sample === null ? "null" : Array.isArray(sample) ? "array" : typeof sample;
	return types === undefined || [types].flat().some((type) => is === (type === "integer" ? "number" : type));
}

function textOf(name: string, { format, maxLength = 200 }: Schema): string {
	if (format && formats[format]) return formats[format];
	if (name.endsWith("_at")) return formats["date-time"] ?? "";
	if (/date|^valid_|_on$/.test(name)) return formats.date ?? "";
	return name.replaceAll(/[_-]/g, " ").slice(0, maxLength);
}

/** Such as "If-Match". */
const headerName = (name: string) => name.replaceAll(/(?<=^|-)\w/g, (letter) => letter.toUpperCase());

const singular = (name: string) => name.replace(/s$/, "");

/** The request as a command of curl. */
function commandOf(method: string, path: string, { parameters = [], security = [], requestBody }: Operation): string {
	const exampleOf = (name: string) => String(parameters.find((each) => each.name === name)?.example ?? "");
	const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(exampleOf(name)));
	const requestedParameters = parameters.filter((each) => each.in === "query" && each.required);
	const query = new URLSearchParams(requestedParameters.map(({ name }) => [name, exampleOf(name)])).toString();
	const headers = parameters.filter((each) => each.in === "header" && each.required);
	const lines = [
		`curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}"https://school.example${url}${query && `?${query}`}"`,
		...(security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
		...headers.map(({ name, example }) => `-H '${name}: ${example}'`),
		...bodyOf(requestBody?.content ?? {}),
	];
	const command = lines.map((line, at) => (at === 0 ? line : `  ${line}`)).join(" \\\n");
	return command.replaceAll(/^/gm, "    ");
}

/** JSON of more than a line is written with one field to a line. */
function jsonOf(value: unknown): string {
	const line = JSON.stringify(value);
	return (line.length > 90 ? JSON.stringify(value, null, 2) : line).replaceAll("'", "'\\''");
}

function bodyOf(content: Content): string[] {
	const json = content["application/json"];
	if (json) return ["-H 'Content-Type: application/json'", `-d '${jsonOf(json.example)}'`];
	const form = Object.entries(Object.values(content)[0]?.example ?? {});
	const file = form.some(([name]) => name === "alt") ? "drawing-class.jpg" : "file.pdf";
	return form.map(([name, value]) => (value === formats.binary ? `-F '${name}=@${file}'` : `-F '${name}=${value}'`));
}
