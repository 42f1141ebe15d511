import { z } from "zod";

/**
 * Control by which a field is written in a form. A group has its own fields; rows are a list of groups or of one
 * control each.
 */
export type Control =
	| "line"
	| "lines"
	| "markdown"
	| "day"
	| "time"
	| "whole"
	| "number"
	| "choice"
	| "yes-no"
	| "colour"
	| "picture"
	| "file"
	| "group"
	| "rows";

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
	maxLength: number | undefined;
	/** The values of a choice. */
	choices: readonly string[];
	/** Value in a new record. */
	initial: unknown;
	/** Schemas of a group's fields. */
	fields: Readonly<Record<string, z.core.$ZodType>> | undefined;
	/** Schema of each row, and the numbers of rows allowed. */
	row: { schema: z.core.$ZodType; min: number; max: number } | undefined;
};

/** More rows than this no form shows. */
const maxRows = 200;

/** Finds the control for a field of this schema. @throws for a kind of schema that no control writes */
export function controlOf(schema: z.core.$ZodType): ControlOf {
	const registered = controls.get(schema)?.control;
	if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
		return { ...controlOf(schema.unwrap()), optional: true };
	if (schema instanceof z.ZodReadonly) return controlOf(schema.unwrap());
	if (schema instanceof z.ZodDefault) return { ...controlOf(schema.unwrap()), initial: schema.parse(undefined) };
	if (registered === undefined && schema instanceof z.ZodPipe) return controlOf(schema.in);
	const optional = registered === "yes-no" || z.safeParse(schema, "").success;
	const controlRules = {
		optional,
		maxLength: undefined,
		choices: [],
		initial: undefined,
		fields: undefined,
		row: undefined,
	};
	if (schema instanceof z.ZodString)
		return { ...controlRules, control: registered ?? "line", maxLength: schema.maxLength ?? undefined };
	if (registered) return { ...controlRules, control: registered };
	if (schema instanceof z.ZodStringFormat) return { ...controlRules, control: "line" };
	if (schema instanceof z.ZodNumber) return { ...controlRules, control: schema.isInt ? "whole" : "number" };
	if (schema instanceof z.ZodBoolean) return { ...controlRules, control: "yes-no", optional: true };
	if (schema instanceof z.ZodEnum) return { ...controlRules, control: "choice", choices: schema.options.map(String) };
	if (schema instanceof z.ZodObject) return { ...controlRules, control: "group", fields: schema.shape };
	if (schema instanceof z.ZodRecord) return { ...controlRules, control: "group", fields: fieldsOfRecord(schema) };
	if (schema instanceof z.ZodArray) return { ...controlRules, ...rowsOf(schema) };
	throw new Error("No control writes this kind of field: register one with asControl.");
}

function rowsOf(schema: z.ZodArray): Pick<ControlOf, "control" | "optional" | "row"> {
	const checks = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => lengthCheck.parse(def));
	const min = Math.max(0, ...checks.map(({ minimum, length }) => minimum ?? length ?? 0));
	const max = Math.min(maxRows, ...checks.map(({ maximum, length }) => maximum ?? length ?? maxRows));
	return { control: "rows", optional: min === 0, row: { schema: schema.element, min, max } };
}

const count = z.number().optional();
/** Checks of an array; other types have none of these. */
const lengthCheck = z.object({ minimum: count, maximum: count, length: count });

/** A record by the values of a choice is a group that has one field for each. */
function fieldsOfRecord({ keyType, valueType }: z.ZodRecord): Record<string, z.core.$ZodType> {
	if (!(keyType instanceof z.ZodEnum)) throw new Error("A form cannot write a record whose keys are not a choice.");
	return Object.fromEntries(keyType.options.map((name) => [String(name), valueType]));
}
