import { z } from "zod";
import { refusal } from "./entities.ts";

/** Returns what was sent, or the refusal as the provider words it. */
export function parseBody<Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
): { ok: true; data: z.output<Schema> } | { ok: false; body: ReturnType<typeof refusal> } {
	const result = schema.safeParse(value);
	if (result.success) return { ok: true, data: result.data };
	const issue = result.error.issues[0];
	if (issue?.code === "unrecognized_keys") {
		const description = `${issue.keys.join(", ")} is/are not required and should not be sent`;
		return { ok: false, body: refusal(description, { field: issue.keys[0], reason: "extra_field_sent" }) };
	}
	return { ok: false, body: refusal(issue?.message ?? "Invalid input", { field: issue?.path.join(".") }) };
}

const whole = (field: string) =>
	z.string(`The ${field} must be an integer.`).regex(/^\d+$/, `The ${field} must be an integer.`).transform(Number);
const [earliest, latest] = [946_684_800, 4_765_046_400];
const time = (field: string) =>
	whole(field).pipe(
		z
			.number()
			.min(earliest, `${field} must be between ${earliest} and ${latest}`)
			.max(latest, `${field} must be between ${earliest} and ${latest}`),
	);

/** Parses which part of a list is asked for; times in Unix seconds. @param most how many the list gives at once */
export const paging = (most = 100) =>
	z.object({
		count: whole("count")
			.pipe(z.number().min(1, "The count must be at least 1.").max(most, `The count may not be greater than ${most}.`))
			.default(10),
		skip: whole("skip").default(0),
		from: time("from").optional(),
		to: time("to").optional(),
	});

export type Paging = z.output<ReturnType<typeof paging>>;

/** Values of `expand[]`, one or several; the provider's client for Node writes `expand[expand[]]`. */
export function expansionsOf(query: unknown): string[] {
	const fields = Object.entries(query as Record<string, string | string[]>);
	return fields.flatMap(([name, values]) => (name.startsWith("expand[") ? values : []));
}

/** A form's fields, whose names may have brackets: `notes[reference]`. */
export function readForm(body: string): Record<string, unknown> {
	const fields: Record<string, unknown> = {};
	for (const [name, value] of new URLSearchParams(body)) {
		const [outer = "", ...inner] = name.replaceAll("]", "").split("[");
		const [key] = inner;
		fields[outer] = key === undefined ? value : { ...(fields[outer] as object | undefined), [key]: value };
	}
	return fields;
}
