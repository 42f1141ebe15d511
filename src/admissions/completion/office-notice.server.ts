import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type EmailContext, senderOf, toOffice } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { joinQueued } from "#src/mail/outbox/join-queued.server.ts";

/** Something that the applicant has added or changed: the question, and what it has now. */
export type LaterItem = { kind: "document" | "result" | "correction"; label: string; value: string };

export type ApplicationChanged = { reference: string; name: string; items: LaterItem[] };

type Applicant = { reference: string; name: string; email: string };

const delayMs = 15 * 60_000;

/** Queues a notice to the office in a quarter of an hour; what changes until then joins it. */
export async function notifyOffice(
	trx: Transaction<Database>,
	school: School,
	{ reference, name, email }: Applicant,
	items: readonly LaterItem[],
	now: Date,
): Promise<void> {
	const join = (data: string) => {
		const queued: ApplicationChanged = JSON.parse(data);
		const others = queued.items.filter(({ label }) => !items.some((item) => item.label === label));
		return JSON.stringify({ reference, name, items: [...others, ...items] });
	};
	if (await joinQueued(trx, { about: reference, template: applicationChanged.name }, now, join)) return;
	const notice = emailBy(
		applicationChanged,
		{ reference, name, items: [...items] },
		toOffice(school, reference, { name, address: email }),
	);
	await enqueue(trx, notice, now, new Date(now.getTime() + delayMs));
}

const headings = {
	document: "Documents",
	result: "Results",
	correction: "Corrected answers",
} as const satisfies Record<LaterItem["kind"], string>;
const kinds = ["document", "result", "correction"] as const;

export const applicationChanged: EmailTemplate<ApplicationChanged, EmailContext> = {
	name: "application-changed",
	write: ({ reference, name, items }, { school }) => ({
		subject: `${reference}: more has come in, ${name}`,
		email: {
			title: "More has come in",
			preheader: items.map(({ label }) => label).join(", "),
			reference,
			sender: senderOf(school),
			blocks: [
				{ paragraph: `${name} has added to the application ${reference}, or corrected it, on its page.` },
				...kinds.flatMap((kind) => {
					const rows = items.filter((item) => item.kind === kind).map(({ label, value }) => ({ label, value }));
					return rows.length > 0 ? [{ heading: headings[kind] }, { rows }] : [];
				}),
				{ note: "A reply to this mail goes to the applicant." },
			],
		},
	}),
};
