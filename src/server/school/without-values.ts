/** Values of a field that the school does not take, by the field's name. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;

/** The API document without these values, and without the requests that have one as their only value of a field. */
export function withoutValues<Part>(part: Part, leftOut: LeftOut): Part {
	if (Array.isArray(part))
		return part.filter((each) => !isLeftOut(each, leftOut)).map((each) => withoutValues(each, leftOut)) as Part;
	if (part === null || typeof part !== "object") return part;
	return Object.fromEntries(
		Object.entries(part).map(([key, value]) => {
			const values = Object.hasOwn(leftOut, key) ? leftOut[key] : undefined;
			return [key, values ? enumWithout(value, values) : withoutValues(value, leftOut)];
		}),
	) as Part;
}

/** A form of its own, for one that is not offered. */
function isLeftOut(part: unknown, leftOut: LeftOut): boolean {
	const { properties } = (part as { properties?: Record<string, { const?: unknown } | undefined> } | null) ?? {};
	return Object.entries(leftOut).some(([name, values]) => values.some((value) => properties?.[name]?.const === value));
}

function enumWithout(schema: unknown, values: readonly string[]): unknown {
	const { enum: all, description } = (schema ?? {}) as { enum?: unknown; description?: string };
	if (!Array.isArray(all)) return schema;
	const said = description && values.reduce(withoutMeaning, description);
	return {
		...(schema as object),
		enum: all.filter((each) => !values.includes(String(each))),
		...(said !== undefined && { description: said }),
	};
}

/** A description without what a value means: "`march`: M.Arch". */
function withoutMeaning(description: string, value: string): string {
	const meanings = description.split(", ");
	const [first = "", ...others] = meanings;
	const begins = `\`${value}\`: `;
	const kept = others.filter((each) => !each.startsWith(begins));
	const at = first.indexOf(begins);
	if (at < 0) return [first, ...kept].join(", ");
	return first.slice(0, at) + kept.join(", ");
}
