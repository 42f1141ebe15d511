import { messagesIn, type PlainName, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { answerNameMessages, fileMessages, ruleMessages } from "#src/school/messages/sets/rule-messages.ts";

/** Name of a rule's message about an answer; the text is looked up where the school's messages are known. */
export type RuleName = PlainName<typeof ruleMessages>;
/** Reason why a file isn't accepted. */
export type FileRefusal = PlainName<typeof fileMessages>;
export type FileRefusals = Record<string, FileRefusal>;
export type AnswerName = keyof typeof answerNameMessages.messages;
export type RuleMessage = RuleName | FileRefusal | `${"invalid" | "tooLong" | "unsavable"}:${AnswerName}`;

/** An issue of a schema, whose message is the name of one. */
type Issue = { message: string; maximum?: number | bigint };

/** @returns undefined for a message that is none of these */
export function findRuleMessage({ message, maximum = 0 }: Issue, schoolMessages: SchoolMessages | undefined) {
	const rules = messagesIn(ruleMessages, schoolMessages);
	const [name, answer] = message.split(":");
	if (answer !== undefined) {
		const field = messageIn(messagesIn(answerNameMessages, schoolMessages), answer);
		if (field === undefined) return undefined;
		if (name === "tooLong") return rules.tooLong({ field, limit: Number(maximum) });
		return name === "invalid" ? rules.invalid({ field }) : rules.unsavable({ field });
	}
	return messageIn(rules, message) ?? messageIn(messagesIn(fileMessages, schoolMessages), message);
}

function messageIn(messages: Readonly<Record<string, unknown>>, name: string): string | undefined {
	const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
	return typeof message === "string" ? message : undefined;
}

/** Returns the rule's message in the school's wording. */
export function sayRule(rule: Issue | RuleMessage, schoolMessages: SchoolMessages | undefined): string {
	const issue = typeof rule === "string" ? { message: rule } : rule;
	return findRuleMessage(issue, schoolMessages) ?? issue.message;
}

/** Returns the reasons why files aren't accepted, by their fields. */
export function sayRefusals(refusals: FileRefusals, schoolMessages: SchoolMessages | undefined) {
	const messages = messagesIn(fileMessages, schoolMessages);
	return Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, messages[refusal]]));
}
