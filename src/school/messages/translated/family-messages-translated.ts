import type { MessageSet } from "#src/school/messages/message-set.ts";
import type { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import type { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import type { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";
import type { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import hindi from "./hindi.json" with { type: "json" };
import tamil from "./tamil.json" with { type: "json" };

/** Set of messages that a guardian reads: all of them. */
type Whole<Set extends MessageSet> = MessageSet<Record<keyof Set["messages"], string>>;
/**
 * Part of a set: the messages that the page of a payer link and its payment dialog show, without those that only other
 * pages show.
 */
type Part<Set extends MessageSet> = MessageSet<Partial<Record<keyof Set["messages"], string>> & Record<string, string>>;

export const guardianMessagesInTamil = {
	text: "guardianMessages",
	group: "tamil",
	messages: tamil.guardian,
} as const satisfies Whole<typeof guardianMessages>;

export const guardianMessagesInHindi = {
	text: "guardianMessages",
	group: "hindi",
	messages: hindi.guardian,
} as const satisfies Whole<typeof guardianMessages>;

export const payerMessagesInTamil = {
	text: "payerMessages",
	group: "tamil",
	messages: tamil.payer,
} as const satisfies Part<typeof payerMessages>;

export const feeMessagesInTamil = {
	text: "payerMessages",
	group: "tamilDialog",
	messages: tamil.fee,
} as const satisfies Part<typeof feeMessages>;

export const fieldsMessagesInTamil = {
	text: "payerMessages",
	group: "tamilFields",
	messages: tamil.fields,
} as const satisfies Part<typeof fieldsMessages>;

export const payerMessagesInHindi = {
	text: "payerMessages",
	group: "hindi",
	messages: hindi.payer,
} as const satisfies Part<typeof payerMessages>;

export const feeMessagesInHindi = {
	text: "payerMessages",
	group: "hindiDialog",
	messages: hindi.fee,
} as const satisfies Part<typeof feeMessages>;

export const fieldsMessagesInHindi = {
	text: "payerMessages",
	group: "hindiFields",
	messages: hindi.fields,
} as const satisfies Part<typeof fieldsMessages>;
