/** Returns a schema whose descriptions end with a full stop where they have several sentences. */
export function punctuateSchema<Schema>(schema: Schema): Schema {
	const punctuate = (text: string) =>
		/[.?] \S/.test(text) ? text.replace(/(?<![.?…])$/, ".") : text.replace(/\.$/, "");
	return JSON.parse(JSON.stringify(schema), (key, value) =>
		key === "description" && typeof value === "string" && !value.includes("\n") ? punctuate(value) : value,
	);
}
