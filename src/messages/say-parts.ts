import { pluralOf } from "#src/languages/language.ts";
import type { CompiledMessage } from "./compiled-message.ts";
import type { Tag, Value } from "./message-type.ts";

export type Values = Readonly<Record<string, Value | Tag>>;

/**
 * A message in parts, in order.
 * @param sayTag gives what a tag makes of the parts that it is around
 */
export function sayParts<Node>(
	message: CompiledMessage,
	values: Values,
	sayTag: (name: string, inside: (string | Node)[]) => Node,
	count?: Value | Tag,
): (string | Node)[] {
	if (typeof message === "string") return [message];
	return message.flatMap((part): string | Node | (string | Node)[] => {
		if (typeof part === "string") return part;
		if (part.length === 0) return String(count);
		const value = values[part[0]];
		if (part.length === 1) return String(value);
		const [name, kind, inside] = part;
		if (kind === "tag") return sayTag(name, sayParts(inside, values, sayTag, count));
		const chosen = kind === "plural" ? (inside[`=${value}`] ?? inside[pluralOf(Number(value))]) : inside[String(value)];
		return sayParts(chosen ?? inside.other ?? "", values, sayTag, kind === "plural" ? value : count);
	});
}
