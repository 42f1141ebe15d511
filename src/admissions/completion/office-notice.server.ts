import type { Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "#src/db/tables.ts";
import { type EmailContext, senderOf, toOffice } from "#src/forms/email-parts.ts";
import { exampleApplication } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { joinQueued } from "#src/mail/outbox/join-queued.server.ts";
import type { Email } from "#src/mail/template/email-model.ts";

const kinds = ["consent", "document", "result", "correction"] as const;

const changedSchema = z.object({
	reference: z.string(),
	name: z.string(),
	items: z.array(z.object({ kind: z.enum(kinds), label: z.string(), value: z.string() })),
});

/** Something that the applicant or a guardian has added or changed: the question, and what it has now. */
export type LaterItem = z.output<typeof changedSchema>["items"][number];

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
	const join = ({ items: queued }: z.output<typeof changedSchema>) => {
		const replaces = (item: LaterItem, earlier: LaterItem) =>
			item.label === earlier.label || (item.kind === "consent" && earlier.kind === "consent");
		const others = queued.filter((earlier) => !items.some((item) => replaces(item, earlier)));
		return { reference, name, items: [...others, ...items] };
	};
	if (await joinQueued(trx, applicationChanged, reference, now, join)) return;
	const notice = emailBy(
		applicationChanged,
		{ reference, name, items: [...items] },
		toOffice(school, reference, { name, address: email }),
	);
	await enqueue(trx, notice, now, new Date(now.getTime() + delayMs));
}

const headings = {
	consent: "Consent",
	document: "Documents",
	result: "Results",
	correction: "Corrected answers",
} as const satisfies Record<LaterItem["kind"], string>;
export const applicationChanged = defineEmail({
	key: "application-changed",
	title: "Application updated",
	to: "office",
	data: changedSchema,
	sample: ({ school }: EmailContext) => ({
		...exampleApplication(school),
		items: [{ kind: "document" as const, label: "Portfolio", value: "portfolio.pdf" }],
	}),
	write: ({ reference, name, items }, { school }: EmailContext) => {
		const [consent] = items;
		const isConsentAlone = consent !== undefined && items.every(({ kind }) => kind === "consent");
		const { title, preheader, blocks } = isConsentAlone ? describeConsent(consent, name) : describeChanges(items, name);
		return {
			subject: `${title}: ${name} (${reference})`,
			email: {
				title,
				preheader,
				reference,
				sender: senderOf(school),
				blocks: [...blocks, { note: "Reply to this email to reach the applicant." }],
			},
		};
	},
});

type Description = Pick<Email, "title" | "preheader" | "blocks">;

function describeConsent({ label, value: guardian }: LaterItem, name: string): Description {
	const answer = label.replace("Guardian ", "");
	return {
		title: label,
		preheader: `${guardian}, for ${name}`,
		blocks: [{ paragraph: `${guardian} ${answer} for ${name}’s application.` }],
	};
}

function describeChanges(items: readonly LaterItem[], name: string): Description {
	const lists = kinds.flatMap((kind) => {
		const rows = items.filter((item) => item.kind === kind).map(({ label, value }) => ({ label, value }));
		return rows.length > 0 ? [{ heading: headings[kind] }, { rows }] : [];
	});
	return {
		title: "Application updated",
		preheader: items.map(({ label }) => label).join(", "),
		blocks: [{ paragraph: `${name} updated their application.` }, ...lists],
	};
}
