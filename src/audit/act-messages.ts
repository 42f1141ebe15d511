import { z } from "zod";

/** Names of what the log has only numbers and keys of. */
export type Names = {
	members?: readonly { id: number; name: string }[];
	/** Names of the states of cases. */
	states?: Readonly<Record<string, string>>;
	guest?: string | undefined;
};

/** Go on after who acted: "withdrew the request". */
type Sentence<Values> = string | ((values: Values, names: Names) => string);

/** Change that an act made, as the log has it. */
export type ActChange = { before: unknown; after: unknown; undoes: number | null };

/**
 * Declares how the log words the acts of an area, each by its name. An undo is worded as "undid: " and what it undid,
 * where it doesn't have its own words.
 * @param shape the values of the acts as the log has them. One that an act lacks, or has otherwise, is undefined
 */
export function actMessages<Shape extends z.ZodRawShape, const Name extends string>(
	shape: Shape,
	sentences: Record<
		Name,
		Sentence<ValuesOf<Shape>> | { act: Sentence<ValuesOf<Shape>>; undo: Sentence<ValuesOf<Shape>> }
	>,
): Record<Name, (act: ActChange, names: Names) => string> {
	const schema = z.object(shape).partial();
	const valuesIn = (values: unknown) => schema.safeParse(values ?? {}).data ?? {};
	const describeAmount = (own: (typeof sentences)[Name]) => (auditEntry: ActChange, names: Names) => {
		const say = (message: Sentence<ValuesOf<Shape>>, values: object) =>
			typeof message === "string" ? message : message(values as ValuesOf<Shape>, names);
		const [before, after] = [valuesIn(auditEntry.before), valuesIn(auditEntry.after)];
		const { act, undo } = typeof own === "object" ? own : { act: own, undo: undefined };
		if (auditEntry.undoes === null) return say(act, { ...before, ...after });
		// An undo leads from what the act has made to what was there before it.
		return undo ? say(undo, { ...before, ...after }) : `undid: ${say(act, { ...after, ...before })}`;
	};
	const names = Object.keys(sentences) as Name[];
	return Object.fromEntries(names.map((name) => [name, describeAmount(sentences[name])])) as Record<
		Name,
		ReturnType<typeof describeAmount>
	>;
}

type ValuesOf<Shape extends z.ZodRawShape> = Partial<z.output<z.ZodObject<Shape>>>;
