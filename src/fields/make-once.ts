/**
 * Makes a schema once for each set of arguments. Hundreds of fields have the same, and Zod retains several kilobytes
 * for every chain of checks; nothing changes a schema once it is made.
 */
export function makeOnce<Args extends readonly (string | number | undefined)[], Schema>(
	make: (...args: Args) => Schema,
): (...args: Args) => Schema {
	const schemas = new Map<string, Schema>();
	return (...args) => {
		const key = JSON.stringify(args);
		const schema = schemas.get(key) ?? make(...args);
		schemas.set(key, schema);
		return schema;
	};
}
