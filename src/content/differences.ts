import type { ContentType } from "./content-type.ts";

type Original = Pick<ContentType, "original">;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns what is stored of a text that the product brings along: the parts that differ, so that a correction of the
 * product reaches a school that has changed something else.
 */
export function differences({ original }: Original, fields: Fields): Fields {
	if (!original) return fields;
	const own = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
		const before = original[name];
		if (!isGroup(value) || !isGroup(before)) return value === before ? [] : [[name, value]];
		const inside = differences({ original: before }, value);
		return Object.keys(inside).length > 0 ? [[name, inside]] : [];
	});
	return Object.fromEntries(own);
}

/** The whole of a text of which the differences are stored. */
export function withOriginal({ original }: Original, storedFields: Fields): Fields {
	if (!original) return storedFields;
	const whole = Object.entries(original).map(([name, before]) => {
		const value = storedFields[name];
		if (isGroup(before)) return [name, isGroup(value) ? { ...before, ...value } : before];
		return [name, Object.hasOwn(storedFields, name) ? value : before];
	});
	return Object.fromEntries(whole);
}

const isGroup = (value: unknown): value is Fields => typeof value === "object" && value !== null;
