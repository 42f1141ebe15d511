import { createElement, Fragment, type ReactNode } from "react";
import type { Compiled } from "./compiled.ts";
import type { Tag, Value } from "./message-type.ts";

/** @returns a string unless the message has tags */
export function say(message: Compiled, values: Readonly<Record<string, Value | Tag>>, count?: Value | Tag): ReactNode {
	if (typeof message === "string") return message;
	const nodes = message.map((part): ReactNode => {
		if (typeof part === "string") return part;
		if (part.length === 0) return String(count);
		const value = values[part[0]];
		if (part.length === 1) return String(value);
		if (part[1] === "tag") return (value as Tag)(say(part[2], values, count));
		const [, kind, inside] = part;
		const plural = Number(value) === 1 ? "one" : "other";
		const chosenCompiled = kind === "plural" ? (inside[`=${value}`] ?? inside[plural]) : inside[String(value)];
		return say(chosenCompiled ?? inside.other ?? "", values, kind === "plural" ? value : count);
	});
	return nodes.every((node) => typeof node === "string")
		? nodes.join("")
		: nodes.map((node, key) => createElement(Fragment, { key }, node));
}
