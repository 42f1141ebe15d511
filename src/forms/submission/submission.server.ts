import { createHash } from "node:crypto";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { type Consent, consentField } from "#src/forms/consent.ts";
import { type Answers, type FieldErrors, type FormQuestions, questionsOf } from "#src/forms/definition.ts";
import { legalField, listLegal } from "#src/forms/legal/legal-texts.ts";
import type { School } from "#src/forms/school.ts";
import { english, languageNow, translateText } from "#src/languages/language.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { fillTimeField, honeypotField } from "./honeypot.ts";

/** A refused submission: a sentence for the sender, and one sentence per wrong field. */
export type Invalid = { ok: false; reason: "invalid"; message: string; errors: FieldErrors };

/** Messages for a refusal. */
type Saying = Pick<School, "schoolMessages">;

/** @param from the form whose questions the message names, or the message itself */
export function invalid({ schoolMessages }: Saying, errors: FieldErrors, from: FormQuestions | string): Invalid {
	if (typeof from === "string") return { ok: false, reason: "invalid", message: from, errors };
	const messages = messagesIn(submissionMessages, schoolMessages);
	const labels = new Map(questionsOf(from).map(({ name, label }) => [name, label]));
	labels.set(consentField, messages.agreement);
	const answers = [...new Set(Object.keys(errors).map((name) => labels.get(name) ?? name))].join(", ");
	return { ok: false, reason: "invalid", message: messages.needsCorrecting({ answers }), errors };
}

/** Refuses a filled honeypot and a form sent sooner than `minFillMs` after it opened; sending neither field passes. */
export function refuseSpam(school: Saying, fields: Answers, minFillMs: number): Invalid | undefined {
	const messages = messagesIn(submissionMessages, school.schoolMessages);
	const { [honeypotField]: honeypot, [fillTimeField]: fillTime } = fields;
	if (typeof honeypot === "string" && honeypot !== "") return invalid(school, {}, messages.hiddenFieldFilled);
	if (typeof fillTime === "string" && !(Number(fillTime) >= minFillMs))
		return invalid(school, {}, messages.sentTooQuickly);
	return undefined;
}

/** Refuses what people send before the site opens, or while a legal text that they could agree to is missing. */
export function refuseUnwritten(school: School): Invalid | undefined {
	const { isClosed, unwritten = [], phone, email, schoolMessages } = school;
	const messages = messagesIn(submissionMessages, schoolMessages);
	if (unwritten.length > 0)
		return invalid(school, {}, messages.textsUnwritten({ texts: listLegal(unwritten), phone, email }));
	return isClosed ? invalid(school, {}, messages.websiteUnopened({ phone, email })) : undefined;
}

/** An error for a consent checkbox that was sent unticked. A program that sends no such field was not asked. */
export function consentErrors({ schoolMessages }: Saying, fields: Answers, consent: Consent): FieldErrors {
	const givenConsent = fields[consentField];
	const agreed =
		!(consentField in fields) ||
		givenConsent === true ||
		givenConsent === 1 ||
		["true", "on", "1"].some((yes) => yes === givenConsent);
	return agreed ? {} : { [consentField]: sayRule(consent.message, schoolMessages) };
}

/**
 * The consent columns of a record, with the sentence that forms show in the language of now; null when consent was not
 * asked for. Call it after `consentErrors` found nothing.
 */
export function consentColumns(fields: Answers, consent: Consent | undefined, now: Date) {
	if (!consent || !(consentField in fields))
		return {
			consent_version: null,
			consent_text: null,
			consent_at: null,
			consent_language: null,
			consent_english: null,
		};
	const text = translateText(consent.text);
	const isTranslated = text !== consent.text;
	return {
		consent_version: consent.version,
		consent_text: text,
		consent_at: now.toISOString(),
		consent_language: isTranslated ? languageNow().tag : english,
		consent_english: isTranslated ? consent.text : null,
	};
}

/**
 * SHA-256 of what was sent, in any order, at any fill time and whatever legal texts were shown: tells a repeated
 * request from another one with its key.
 */
export function fingerprintOf(
	fields: Answers,
	files: readonly { field: string; name: string; sha256: string }[] = [],
): string {
	const texts = Object.entries(fields).filter(([name]) => name !== fillTimeField && name !== legalField);
	const parts = [...texts, ...files.map((file) => [file.field, file.name, file.sha256] as const)];
	return createHash("sha256")
		.update(JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1))))
		.digest("hex");
}

/** The idempotency key belongs to `earlier`, which was sent with other content. */
export type KeyConflict<Earlier> = { ok: false; reason: "key-conflict"; earlier: Earlier };

type Once<Earlier, Result> = {
	fingerprint: string;
	/** The submission stored under the same idempotency key. */
	find: () => Promise<Earlier | undefined>;
	/** Answers a repeat as the first request was answered. */
	replay: (earlier: Earlier) => Promise<Result>;
	/** Stores the submission, or refuses it; undefined when the key was taken in the meantime. */
	store: () => Promise<Result | undefined>;
};

/**
 * Stores a submission once per idempotency key: the same content again is replayed, other content is a conflict.
 * Whatever keeps `store` from succeeding, even an exception, a concurrent request that was stored first decides the
 * answer.
 */
export async function submitOnce<Earlier extends { fingerprint: string }, Result extends { ok: boolean }>({
	fingerprint,
	find,
	replay,
	store,
}: Once<Earlier, Result>): Promise<Result | KeyConflict<Earlier>> {
	const answerAsBefore = async () => {
		const earlier = await find();
		if (!earlier) return undefined;
		return earlier.fingerprint === fingerprint
			? replay(earlier)
			: { ok: false as const, reason: "key-conflict" as const, earlier };
	};
	const before = await answerAsBefore();
	if (before) return before;
	const outcome = await store().then(
		(result) => ({ result }),
		(error: unknown) => ({ error }),
	);
	if ("result" in outcome && outcome.result?.ok) return outcome.result;
	const winner = await answerAsBefore();
	if (winner) return winner;
	if ("error" in outcome) throw outcome.error;
	if (outcome.result) return outcome.result;
	throw new Error("A submission was not stored, and no other one has its idempotency key.");
}
