/** A field that a form or an operation knows, with the values that it offers; empty where any text may stand. */
export type KnownField = { name: string; values: string[]; isFile: boolean };

/** Target of requests. `:name` in the path is a parameter. */
export type Target = {
	method: string;
	path: string;
	/** Media types of the body that it takes; empty without one. */
	types: string[];
	fields: KnownField[];
	query: string[];
};

type Schema = {
	type?: string | string[];
	format?: string;
	properties?: Record<string, Schema>;
	enum?: unknown[];
	const?: unknown;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
};
type Operation = {
	parameters?: { name: string; in: string }[];
	requestBody?: { content?: Record<string, { schema?: Schema }> };
};
/** Part of an OpenAPI document that is read here. */
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

/** Every operation of an OpenAPI document. */
export function targetsOfApi({ paths }: ApiDocument): Target[] {
	return Object.entries(paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
			const content = Object.entries(requestBody?.content ?? {});
			return {
				method: method.toUpperCase(),
				path: path.replace(/\{(\w+)\}/g, ":$1"),
				types: content.map(([type]) => type),
				fields: content.flatMap(([, { schema }]) => (schema ? fieldsOf(schema) : [])),
				query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
			};
		}),
	);
}

function fieldsOf({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Schema): KnownField[] {
	const own = Object.entries(properties).map(([name, schema]) => ({
		name,
		values: [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])].map(String),
		isFile: schema.format === "binary",
	}));
	return [...own, ...[...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)];
}

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
const attribute = (tag: string, name: string): string | undefined => {
	const attribute = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
	return attribute === undefined ? undefined : decoded(attribute);
};

/** Every form of a page, with all its fields and the values that they show. @param path the page's own address */
export function formsOnPage(html: string, path: string): Target[] {
	return [...html.matchAll(/<form\b[^>]*>/g)].map((match) => {
		const [open] = match;
		const end = html.indexOf("</form>", match.index);
		const id = attribute(open, "id");
		const inside = controlsOf(html.slice(match.index, end < 0 ? undefined : end));
		const outside = id === undefined ? [] : controlsOf(html).filter(({ tag }) => attribute(tag, "form") === id);
		const fields = new Map<string, KnownField>();
		for (const { tag, values } of [...inside, ...outside]) {
			const name = attribute(tag, "name");
			if (!name) continue;
			const field = fields.get(name) ?? { name, values: [], isFile: attribute(tag, "type") === "file" };
			field.values.push(...values);
			fields.set(name, field);
		}
		const isPosted = attribute(open, "method")?.toLowerCase() === "post";
		const knownFields = [...fields.values()];
		return {
			method: isPosted ? "POST" : "GET",
			path: attribute(open, "action") || path,
			types: isPosted ? [attribute(open, "enctype") ?? "application/x-www-form-urlencoded"] : [],
			fields: isPosted ? knownFields : [],
			query: isPosted ? [] : knownFields.map(({ name }) => name),
		};
	});
}

function controlsOf(html: string): { tag: string; values: string[] }[] {
	return [...html.matchAll(/<(input|button|textarea|select)\b[^>]*>/g)].map((match) => {
		const [tag, kind] = match;
		const value = attribute(tag, "value");
		if (kind !== "select") return { tag, values: value === undefined ? [] : [value] };
		const options = html.slice(match.index, html.indexOf("</select>", match.index));
		const values = [...options.matchAll(/<option\b[^>]*>/g)].flatMap(([option]) => attribute(option, "value") ?? []);
		return { tag, values };
	});
}

/** Addresses of this site that a page leads to. */
export function linksOnPage(html: string): string[] {
	return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
		const href = attribute(tag, "href");
		return href?.startsWith("/") && !href.startsWith("//") ? [href.split("#", 1)[0] ?? href] : [];
	});
}
