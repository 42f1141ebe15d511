import { compile } from "#src/messages/compile.ts";
import type { CompiledMessage } from "#src/messages/compiled-message.ts";
import type { Message, Tag, Value } from "#src/messages/message-type.ts";
import { say } from "#src/messages/say.ts";

type Texts = Readonly<Record<string, string>>;

/** Messages that the product brings along and the office may replace: headings, links, what an empty list says. */
export type MessageSet<Own extends Texts = Texts> = {
	/** The text of the school that has them, and the group in it. */
	text: string;
	group: string;
	/** Messages of the product, in ICU MessageFormat. */
	messages: Own;
};

/** The messages of a set as code says them. */
export type Messages<Own extends Texts> = { readonly [Name in keyof Own]: Message<Own[Name]> };
export type MessagesOf<Set extends MessageSet> = Messages<Set["messages"]>;

/** Names of the messages that are plain texts, without values or tags. */
export type PlainName<Set extends MessageSet> = {
	[Name in keyof Set["messages"]]: MessagesOf<Set>[Name] extends string ? Name : never;
}[keyof Set["messages"]];

/** The words of texts as the school says them, by text, group and name. */
export type SchoolMessages = Readonly<Record<string, unknown>>;

const compiledSets = new WeakMap<object, WeakMap<object, Messages<Texts>>>();

/** @param schoolMessages the school's texts; in the browser those that differ from the product's */
export function messagesIn<Own extends Texts>(
	set: MessageSet<Own>,
	schoolMessages: SchoolMessages | undefined,
): Messages<Own> {
	const own = textsIn(set, schoolMessages);
	const ofSet = compiledSets.get(set.messages) ?? new WeakMap<object, Messages<Texts>>();
	compiledSets.set(set.messages, ofSet);
	const messages = ofSet.get(own) ?? (own === set.messages ? saidAll(own) : saidAll(set.messages, own));
	ofSet.set(own, messages);
	return messages as Messages<Own>;
}

/** The school's texts of a set, or the product's. */
export function textsIn<Own extends Texts>(
	{ text, group, messages }: MessageSet<Own>,
	schoolMessages?: SchoolMessages,
): Texts {
	const groups = schoolMessages?.[text] as Readonly<Record<string, Texts>> | undefined;
	return groups?.[group] ?? messages;
}

/** A text of the school that is no message, or has no values where the product's has some, is the product's. */
function saidAll(texts: Texts, own: Texts = {}): Messages<Texts> {
	const entries = Object.entries(texts).map(([name, text]) => {
		const original = compile(text);
		const message = compileOwn(own[name]) ?? original;
		return [name, messageOf(typeof message === typeof original ? message : original)];
	});
	return Object.fromEntries(entries);
}

function compileOwn(text: string | undefined): CompiledMessage | undefined {
	try {
		return text === undefined ? undefined : compile(text);
	} catch {
		return undefined;
	}
}

function messageOf(message: CompiledMessage) {
	return typeof message === "string"
		? message
		: (values: Readonly<Record<string, Value | Tag>>) => say(message, values);
}
