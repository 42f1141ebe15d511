import type { z } from "zod";
import type { ContentType } from "#src/content/content-type.ts";
import { type ControlOf, controlOf } from "#src/fields/control.ts";
import type { FieldLabels } from "#src/fields/field-labels.ts";

/** Source of a form: the schema of a record, and its labels. */
export type FormType = Pick<ContentType, "fields" | "office">;

/** A field of a form, or a row of one. */
export type FormPart = ControlOf & {
	/** Names it in the form and in its texts: `years.0.title`. */
	path: string;
	/** Name within the object or list that it is part of. */
	name: string;
	/** "Title", and of a row "Year 2". */
	label: string;
	/** Label for sentences, with what it is part of: "Year 2: Title". */
	fullLabel: string;
	labels: FieldLabels<unknown> | undefined;
	schema: z.core.$ZodType;
};

/** The fields of a form, in its order. */
export function partsOf({ fields, office }: FormType): FormPart[] {
	return partsFrom(fields.shape, office.fields, "", "");
}

/** The fields of a group, in the order of the form. */
export function partsIn({ fields = {}, labels, path, fullLabel }: FormPart): FormPart[] {
	return partsFrom(fields, labels?.fields ?? {}, `${path}.`, fullLabel);
}

/** @param index from 0 */
export function rowPart({ row, labels, path, label, fullLabel }: FormPart, index: number): FormPart {
	if (!row) throw new Error(`${path} has no rows.`);
	const one = labels?.one ?? label;
	const own = `${one.charAt(0).toUpperCase()}${one.slice(1)} ${index + 1}`;
	const above = fullLabel.slice(0, -label.length).replace(/: $/, ", ");
	const full = above === "" ? own : `${above}${own.charAt(0).toLowerCase()}${own.slice(1)}`;
	const { schema } = row;
	const name = String(index);
	return { ...controlOf(schema), path: `${path}.${name}`, name, label: own, fullLabel: full, labels, schema };
}

/** The part with this path; undefined if the form has none. */
export function partAt(type: FormType, path: string): FormPart | undefined {
	const [first, ...names] = path.split(".");
	return names.reduce<FormPart | undefined>(
		(part, name) => {
			if (part?.control === "rows") return /^\d{1,3}$/.test(name) ? rowPart(part, Number(name)) : undefined;
			return part && partsIn(part).find((each) => each.name === name);
		},
		partsOf(type).find(({ name }) => name === first),
	);
}

function partsFrom(
	schemas: Readonly<Record<string, z.core.$ZodType>>,
	labels: Readonly<Record<string, FieldLabels<unknown>>>,
	prefix: string,
	above: string,
): FormPart[] {
	const ordered = Object.keys(labels).filter((name) => name in schemas);
	const names = [...ordered, ...Object.keys(schemas).filter((name) => !ordered.includes(name))];
	return names.flatMap((name): FormPart[] => {
		const schema = schemas[name];
		if (!schema) return [];
		const label = labels[name]?.label ?? name;
		const fullLabel = above === "" ? label : `${above}: ${label}`;
		return [{ ...controlOf(schema), path: prefix + name, name, label, fullLabel, labels: labels[name], schema }];
	});
}
