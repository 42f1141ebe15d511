import { createElement, Fragment, type ReactNode } from "react";
import type { CompiledMessage } from "./compiled-message.ts";
import type { Tag } from "./message-type.ts";
import { sayParts, type Values } from "./say-parts.ts";

/** @returns a string unless the message has tags */
export function say(message: CompiledMessage, values: Values): ReactNode {
	return joinTexts(sayParts<ReactNode>(message, values, (name, inside) => (values[name] as Tag)(joinTexts(inside))));
}

function joinTexts(nodes: readonly ReactNode[]): ReactNode {
	return nodes.every((node) => typeof node === "string")
		? nodes.join("")
		: nodes.map((node, key) => createElement(Fragment, { key }, node));
}
