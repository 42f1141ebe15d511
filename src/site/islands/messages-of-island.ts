import { productMessages, type WordTextName } from "#src/message-texts.ts";
import { compile } from "#src/messages/compile.ts";
import type { CompiledMessage } from "#src/messages/compiled-message.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import { scriptMessages } from "#src/school/messages/sets/script-messages.ts";
import type { IslandName } from "#src/site/island-components.ts";
import { namesOfIslands } from "./names-of-islands.ts";

type Groups<Text = string> = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** The texts whose words an island says. */
const textsOf: Record<IslandName, readonly WordTextName[]> = {
	"barch-wizard": ["formMessages", "ruleMessages", "applicationMessages", "questions-barch"],
	"march-wizard": ["formMessages", "ruleMessages", "applicationMessages", "questions-march"],
	"diploma-wizard": ["formMessages", "ruleMessages", "applicationMessages", "questions-diploma"],
	"added-wizard": ["formMessages", "ruleMessages", "applicationMessages"],
	"alumni-wizard": ["formMessages", "ruleMessages", "questions-alumni"],
	"barch-answers": ["formMessages", "ruleMessages", "applicationMessages", "questions-barch"],
	"march-answers": ["formMessages", "ruleMessages", "applicationMessages", "questions-march"],
	"diploma-answers": ["formMessages", "ruleMessages", "applicationMessages", "questions-diploma"],
	"added-answers": ["formMessages", "ruleMessages", "applicationMessages"],
	"document-sender": ["formMessages", "ruleMessages", "applicationMessages"],
	"fee-status": ["formMessages", "ruleMessages", "applicationMessages"],
	"payer-fee": ["formMessages", "ruleMessages", "applicationMessages"],
	"quick-enquiry": ["formMessages", "ruleMessages", "questions-quick-enquiry"],
	contact: ["formMessages", "ruleMessages", "questions-contact"],
	"job-application": ["formMessages", "ruleMessages", "questions-job-application"],
	"success-result": ["formMessages", "ruleMessages", "applicationMessages"],
	"unpaid-result": ["formMessages", "ruleMessages", "applicationMessages"],
	visit: ["formMessages", "ruleMessages", "questions-visit"],
	sidebar: ["formMessages", "ruleMessages", "questions-sidebar"],
};

const compiledGroups = new WeakMap<object, Groups<CompiledMessage>>();

/**
 * The messages of an island that differ from the product's, compiled: the product's are in its code.
 * @param inPage those that the page has already, to which these are added
 * @returns by text, group and name; undefined if there is none
 */
export function messagesOfIsland(
	name: IslandName,
	schoolMessages: SchoolMessages | undefined,
	inPage: Set<string> = new Set(),
): Readonly<Record<string, Groups<CompiledMessage>>> | undefined {
	const names = namesOfIslands[name];
	const own: Record<string, Record<string, Record<string, CompiledMessage>>> = {};
	for (const text of textsOf[name])
		for (const [group, messages] of Object.entries(ownGroups(text, (schoolMessages?.[text] ?? {}) as Groups)))
			for (const [key, message] of Object.entries(messages)) {
				const id = `${text}.${group}.${key}`;
				const isSaid = text.startsWith("questions-") || !names || names.includes(key);
				if (!isSaid || inPage.has(id)) continue;
				inPage.add(id);
				own[text] ??= {};
				own[text][group] ??= {};
				own[text][group][key] = message;
			}
	return Object.keys(own).length > 0 ? own : undefined;
}

/** The messages of scripts that are no islands, where they differ from the product's. */
export function messagesOfScripts(schoolMessages: SchoolMessages | undefined) {
	const { text, group } = scriptMessages;
	const own = ownGroups(text, (schoolMessages?.[text] ?? {}) as Groups);
	const groups = [group, laterScriptMessages.group].flatMap((each) => (own[each] ? [[each, own[each]] as const] : []));
	return groups.length > 0 ? { [text]: Object.fromEntries(groups) } : undefined;
}

/** Looked for once per version of the text. */
function ownGroups(name: WordTextName, schoolMessages: Groups): Groups<CompiledMessage> {
	const knownGroups = compiledGroups.get(schoolMessages);
	if (knownGroups) return knownGroups;
	const groups: [string, Readonly<Record<string, CompiledMessage>>][] = [];
	const asSent = name.startsWith("questions-") ? (text: string) => text : compile;
	for (const [group, texts] of Object.entries(productMessages[name])) {
		const own = Object.entries(schoolMessages[group] ?? {})
			.filter(([key, value]) => texts[key] !== value)
			.map(([key, value]) => [key, asSent(value)] as const);
		if (own.length > 0) groups.push([group, Object.fromEntries(own)]);
	}
	const own = Object.fromEntries(groups);
	compiledGroups.set(schoolMessages, own);
	return own;
}
