import { createElement, Fragment, type ReactNode } from "react";
import type { Compiled } from "./compiled.ts";
import type { Tag } from "./message-type.ts";
import { sayParts, type Values } from "./say-parts.ts";

/** @returns a string unless the message has tags */
export function say(message: Compiled, values: Values): ReactNode {
	return joined(sayParts<ReactNode>(message, values, (name, inside) => (values[name] as Tag)(joined(inside))));
}

function joined(nodes: readonly ReactNode[]): ReactNode {
	return nodes.every((node) => typeof node === "string")
		? nodes.join("")
		: nodes.map((node, key) => createElement(Fragment, { key }, node));
}
