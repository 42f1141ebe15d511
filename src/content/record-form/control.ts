import { z } from "zod";

/** How a field is written in a form. */
export type Control =
	| "line"
	| "lines"
	| "markdown"
	| "day"
	| "time"
	| "whole"
	| "choice"
	| "yes-no"
	| "picture"
	| "file";

const controls = z.registry<{ control: Control }>();

/** Says how the fields of a schema are written, where the schema alone does not tell. */
export function asControl<Schema extends z.ZodType>(control: Control, schema: Schema): Schema {
	controls.add(schema, { control });
	return schema;
}

export type ControlOf = {
	control: Control;
	/** The field may be left empty. */
	optional: boolean;
	/** The most characters of a text. */
	longest: number | undefined;
	/** The values of a choice. */
	choices: readonly string[];
	/** What a new record has. */
	initial: unknown;
};

/** How a field of this schema is written. @throws for a kind of schema that no control writes */
export function controlOf(schema: z.core.$ZodType): ControlOf {
	const registered = controls.get(schema)?.control;
	if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
		return { ...controlOf(schema.unwrap()), optional: true };
	if (schema instanceof z.ZodDefault) return { ...controlOf(schema.unwrap()), initial: schema.parse(undefined) };
	if (registered === undefined && schema instanceof z.ZodPipe) return controlOf(schema.in);
	const optional = registered === "yes-no" || z.safeParse(schema, "").success;
	const found = { optional, longest: undefined, choices: [], initial: undefined };
	if (schema instanceof z.ZodString)
		return { ...found, control: registered ?? "line", longest: schema.maxLength ?? undefined };
	if (registered) return { ...found, control: registered };
	if (schema instanceof z.ZodStringFormat) return { ...found, control: "line" };
	if (schema instanceof z.ZodNumber) return { ...found, control: "whole" };
	if (schema instanceof z.ZodBoolean) return { ...found, control: "yes-no", optional: true };
	if (schema instanceof z.ZodEnum) return { ...found, control: "choice", choices: schema.options.map(String) };
	throw new Error("No control writes this kind of field: register one with asControl.");
}
