import type { Member } from "#src/accounts/member.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type ContentActResult, gone, invalid } from "#src/content/editing/content-act.ts";
import { contentSubject } from "#src/content/editing/content-item.ts";
import { readItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { letterTest } from "#src/emails.server.ts";
import { toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { emailBy } from "#src/mail/define-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { Letter } from "#src/school/letters/define-letter.ts";

type To = { itemId: number; letter: Letter; member: Pick<Member, "id" | "name" | "email">; school: School };

/** Sends a letter to the member who writes it, as it stands in the draft. */
export async function sendTest(
	trx: Parameters<typeof enqueue>[0],
	{ itemId, letter, member, school }: To,
	now: Date,
): Promise<ContentActResult> {
	const item = await readItem(trx, itemId);
	const version = item && (await readItemVersion(trx, item.draft_id ?? item.published_id));
	if (!item || !version) return gone;
	const words = letter.schema.safeParse(version.fields);
	if (!words.success) return invalid(words.error);
	const data = { key: letter.key, words: words.data as Record<string, string> };
	const to = toPerson(school, "test email", { name: member.name, address: member.email });
	await enqueue(trx, emailBy(letterTest, data, to), now);
	const recorded = {
		actor: member.name,
		memberId: member.id,
		act: "letter-tested",
		subject: contentSubject(itemId),
	} as const;
	return { ok: true, actId: await recordAct(trx, { ...recorded, before: {}, after: {} }, now), item };
}
