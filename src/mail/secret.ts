import { z } from "zod";

const secrets = z.registry<{ secret: true }>();

/**
 * A text that opens something, such as the token of a link: the outbox stores it sealed, and only in emails not
 * sent.
 */
export const secret = () => z.string().brand<"secret">().register(secrets, { secret: true });

/** Stands for a secret in what is stored in plain. */
type Reference = { sealed: number };

/** @throws TypeError for a schema with secrets where `withoutSecrets` does not look */
export function sealable<Schema extends z.ZodObject>(schema: Schema): Schema {
	check(schema);
	return schema;
}

function check(schema: z.core.$ZodType): void {
	const inner = partsOf(schema);
	if (inner) for (const part of inner) check(part);
	else if (!plainTypes.has(schema._zod.def.type))
		throw new TypeError(`The data of an email have a ${schema._zod.def.type}, in which secrets are not looked for.`);
}

const plainTypes = new Set<string>(["string", "number", "boolean", "enum", "literal", "null"]);

function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] | undefined {
	if (schema instanceof z.ZodObject) return Object.values(schema.shape);
	if (schema instanceof z.ZodArray) return [schema.element];
	if (schema instanceof z.ZodRecord) return [schema.valueType];
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return [schema.unwrap()];
	return undefined;
}

/**
 * Data without their secrets, in whose place are references to them, and without what their schema does not name.
 * @returns the secrets in the order of their references
 */
export function withoutSecrets(schema: z.core.$ZodType, data: unknown): { plain: unknown; secrets: string[] } {
	const takenSecrets: string[] = [];
	const take = (part: z.core.$ZodType, value: unknown): unknown => {
		if (value === undefined || value === null) return value;
		if (secrets.has(part)) return { sealed: takenSecrets.push(String(value)) - 1 } satisfies Reference;
		if (part instanceof z.ZodOptional || part instanceof z.ZodNullable) return take(part.unwrap(), value);
		if (part instanceof z.ZodArray && Array.isArray(value)) return value.map((each) => take(part.element, each));
		const own = value as Readonly<Record<string, unknown>>;
		if (part instanceof z.ZodRecord)
			return Object.fromEntries(Object.entries(own).map(([name, each]) => [name, take(part.valueType, each)]));
		if (!(part instanceof z.ZodObject)) return value;
		const fields = Object.entries<z.core.$ZodType>(part.shape);
		return Object.fromEntries(fields.map(([name, field]) => [name, take(field, own[name])]));
	};
	return { plain: take(schema, data), secrets: takenSecrets };
}

/** JSON of such data with its secrets back in their places. */
export function withSecrets(plain: string, secrets: readonly string[]): string {
	const restoredValue: unknown = JSON.parse(plain, (_name, value: unknown) =>
		typeof value === "object" && value !== null && "sealed" in value ? secrets[Number(value.sealed)] : value,
	);
	return JSON.stringify(restoredValue);
}
