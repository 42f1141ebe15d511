import { z } from "zod";
import { changeStageMessages, undoStageMessages } from "#src/admissions/stage-messages/change-stage-messages.server.ts";
import { messagePlaceholders } from "#src/admissions/stage-messages/stage-message-facts.ts";
import {
	type StageMessages,
	type StageMessagesKey,
	stageMessageKeys,
} from "#src/admissions/stage-messages/stage-messages.ts";
import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { rowVersion } from "#src/forms/row-id.ts";
import { actsOn, opensTo, undoForm } from "#src/office/kit/acts/act.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleMessages } from "./example-stage-messages.server.ts";
import { submittedMessages } from "./submitted-messages.ts";

const { act, table } = actsOn<null>(({ actId }) => officePaths.stageMessages("", actId ?? ""));
const permission = "status.write";
const text = (name: string, max: number) =>
	z
		.string()
		.trim()
		.max(max, `The ${name} has more than ${thousands(max)} characters.`)
		.default("");
const messageTarget = { key: z.enum(stageMessageKeys), version: rowVersion };
const messagesForm = {
	...messageTarget,
	pageTitle: text("title of the applicant’s page", 200),
	pageText: text("sentence on the applicant’s page", 5000),
	mailSubject: text("subject of the email", 200),
	mailTitle: text("heading of the email", 200),
	mailText: text("text of the email", 5000),
};

/** Checks what applicants would read, and returns what is wrong with it. */
function check(key: StageMessagesKey, messages: StageMessages, services: OfficeServices) {
	const problems = problemsOf(key, messages);
	const example = exampleMessages(key, messages, services);
	if (problems.length === 0) return { ok: true, shown: example } as const;
	return { ok: false, reason: "invalid", message: "", problems, shown: example } as const;
}

/** Acts of members on the stages page. */
export const stageMessageActs = table({
	title: "Stage messages",
	address: officePaths.stageMessages(),
	find: opensTo(permission),
	acts: {
		save: act({
			label: "Edit a stage message",
			permission,
			form: messagesForm,
			run: async (trx, { form: { key, version, ...typed }, services, by, now }) => {
				const messages = submittedMessages(key, typed);
				const result = check(key, messages, services);
				if (!result.ok) return result;
				const saveResult = await changeStageMessages(trx, { key, version, messages, by }, now);
				return saveResult.ok ? saveResult : { ...saveResult, shown: result.shown };
			},
			goTo: ({ actId }, { form }) => officePaths.stageMessages(form.key, actId ?? ""),
		}),
		preview: act({
			label: "Preview a stage message",
			permission,
			form: messagesForm,
			keepsValues: true,
			// Writes nothing.
			outside: async ({ form, services }) => check(form.key, submittedMessages(form.key, form), services),
			done: "",
		}),
		default: act({
			label: "Restore a stage’s default text",
			permission,
			form: messageTarget,
			run: (trx, { form, by, now }) => changeStageMessages(trx, { ...form, messages: null, by }, now),
			goTo: ({ actId }, { form }) => officePaths.stageMessages(form.key, actId ?? ""),
		}),
		undo: act({
			label: "Undo a stage message change",
			permission,
			form: undoForm,
			run: (trx, { form, by, now }) => undoStageMessages(trx, { actId: form.actId, by }, now),
		}),
	},
});

function problemsOf(key: StageMessagesKey, { page, mail }: StageMessages): string[] {
	const knownFacts: Facts = Object.fromEntries(messagePlaceholders(key).map((name) => [name, name]));
	const texts = [...Object.values(page ?? {}), ...Object.values(mail ?? {})];
	const unknown = new Set(texts.flatMap((each) => fillPlaceholders(each, knownFacts).unknownNames));
	return [
		...(page?.title === "" ? ["Enter a title for the applicant’s page."] : []),
		...(mail && Object.values(mail).includes("") ? ["Enter a subject, a heading and a text for the email."] : []),
		...[...unknown].map((placeholder) => `${placeholder} isn’t a placeholder for this stage.`),
	];
}
