/** A value in which every text that has a translation is translated. @param translated translations by their English */
export function translateIn<Data>(value: Data, translated: Readonly<Record<string, string>>): Data {
	const translate = (part: unknown): unknown => {
		if (typeof part === "string") return Object.hasOwn(translated, part) ? translated[part] : part;
		if (Array.isArray(part)) return part.map(translate);
		if (typeof part !== "object" || part === null) return part;
		return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, translate(each)]));
	};
	return translate(value) as Data;
}
