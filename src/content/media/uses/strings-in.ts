/** Every text in a value, however deep. */
export function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** A value of JSON with each of its texts changed. */
export function mapStrings(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((each) => mapStrings(each, change));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapStrings(each, change)]));
}
