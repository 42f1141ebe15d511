import { isDeepStrictEqual } from "node:util";

const name = "application_type";

/**
 * The API document without the application forms that the school does not offer.
 * @param offered by their `application_type`
 */
export function offeredOnly<Part>(part: Part, offered: readonly string[]): Part {
	if (Array.isArray(part))
		return part.filter((each) => !isLeftOut(each, offered)).map((each) => offeredOnly(each, offered)) as Part;
	if (part === null || typeof part !== "object") return part;
	return Object.fromEntries(
		Object.entries(part).map(([key, value]) => [
			key,
			key === name ? offeredValues(value, offered) : offeredOnly(value, offered),
		]),
	) as Part;
}

/** A form of its own, for one that is not offered. */
function isLeftOut(part: unknown, offered: readonly string[]): boolean {
	const value = (part as { properties?: { [name]?: { const?: unknown } } } | null)?.properties?.[name]?.const;
	return typeof value === "string" && !offered.includes(value);
}

function offeredValues(value: unknown, offered: readonly string[]): unknown {
	const values = (value as { enum?: unknown[] } | null)?.enum;
	if (!Array.isArray(values) || isDeepStrictEqual(values, offered)) return value;
	return { ...(value as object), enum: values.filter((each) => offered.includes(String(each))) };
}
