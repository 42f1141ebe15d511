import { z } from "zod";

/** Words of a field, which the office shows: they are part of the schema, so that no field is without them. */

type FieldMeta = {
	title?: string;
	description?: string;
	one?: string;
	options?: Readonly<Record<string, string>>;
	/** Field beside this one, and the value with which this one applies. */
	when?: { field: string; is: string };
	/** Product's own text for a message with values or tags. */
	message?: string;
};

/** @param hint how to answer, in a sentence */
export function nameField<Schema extends z.ZodType>(title: string, schema: Schema, hint?: string): Schema {
	return schema.meta({ title, ...(hint && { description: hint }) });
}

/** Fields that belong together. */
export function group<Shape extends z.ZodRawShape>(title: string, shape: Shape, hint?: string) {
	return nameField(title, z.object(shape), hint);
}

/** A list. @param one what it is a list of, in the singular: the office offers "Add a year" */
export function rows<Item extends z.ZodType>(title: string, one: string, item: Item, hint?: string) {
	return z.array(item).meta({ title, one, ...(hint && { description: hint }) });
}

/** @param options the values with their labels */
export function choice<const Options extends Readonly<Record<string, string>>>(title: string, options: Options) {
	return z.enum(Object.keys(options) as (keyof Options & string)[]).meta({ title, options });
}

/** A choice of numbers. @param options their labels, in the order of the choice */
export function numberChoice(title: string, options: Readonly<Record<string, number>>) {
	const labels = Object.fromEntries(Object.entries(options).map(([label, number]) => [String(number), label]));
	return z.enum(options).meta({ title, options: labels });
}

const months = "January February March April May June July August September October November December".split(" ");

/** A choice of a month, 1 to 12. */
export const monthChoice = () =>
	numberChoice("Month", Object.fromEntries(months.map((name, index) => [name, index + 1])));

/** The words of a schema, also where it is optional. */
export function metaOf(schema: z.ZodType): FieldMeta {
	const own: FieldMeta = schema.meta() ?? {};
	return own.title === undefined && schema instanceof z.ZodOptional ? metaOf(schema.unwrap() as z.ZodType) : own;
}
