import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage } from "./compiled-message.ts";

/** @throws SyntaxError with what is wrong with a text that isn’t a message */
export function compile(text: string): CompiledMessage {
	return /[{}<']/.test(text) ? joinTexts(parse(text, { requiresOtherClause: true }).map(partOf)) : text;
}

function partOf(element: MessageFormatElement): Exclude<CompiledMessage, string>[number] {
	switch (element.type) {
		case TYPE.literal:
			return element.value;
		case TYPE.argument:
			return [element.value];
		case TYPE.pound:
			return [];
		case TYPE.tag:
			return [element.value, "tag", joinTexts(element.children.map(partOf))];
		case TYPE.plural:
		case TYPE.select: {
			const cases = Object.entries(element.options).map(([name, { value }]) => [name, joinTexts(value.map(partOf))]);
			return [element.value, element.type === TYPE.plural ? "plural" : "select", Object.fromEntries(cases)];
		}
		default:
			throw new SyntaxError(`{${element.value}} must be given as a text`);
	}
}

function joinTexts(parts: Exclude<CompiledMessage, string>): CompiledMessage {
	return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}
