import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { readOfferLetterKey } from "#src/admissions/tracking/offer-letter.server.ts";
import { forecastMails } from "#src/cases/batches/forecast-mails.server.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import { withSecrets } from "#src/mail/secret.ts";
import type { Email } from "#src/mail/template/email-model.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** The mails of a planned batch: how many, one of them as it will be sent, and who gets none. */
export type PlannedMails = {
	count: number;
	/** Null where no one gets one. */
	preview: {
		number: number;
		to: string;
		name: string;
		reference: string;
		subject: string;
		email: Email /** The address of the letter that comes with it. */;
		letter: string | null;
	} | null;
	/** Cases without a mail, by the reason; the most frequent one first. */
	none: { why: string; cases: { kind: string; recordId: number; name: string; reference: string }[] }[];
};

/** @param asked the number of the mail that the address names, from 1 @returns undefined where no one is written to */
export async function readPlannedMails(
	{ db, school, writeEmail, now }: Pick<OfficeServices, "db" | "school" | "writeEmail" | "now">,
	batch: BatchView,
	mailId: string | null,
): Promise<PlannedMails | undefined> {
	if (batch.state !== "planned") return undefined;
	const plannedMails = await forecastMails(db, batch, admissionBatchActs(school), now());
	if (!plannedMails) return undefined;
	const { mails, none } = plannedMails;
	const number = Math.min(Math.max(/^\d{1,6}$/.test(mailId ?? "") ? Number(mailId) : 1, 1), mails.length);
	const mail = mails[number - 1];
	const groups = [...Map.groupBy(none, ({ why }) => why)].map(([why, of]) => ({
		why,
		cases: of.map((each) => each.case),
	}));
	return {
		count: mails.length,
		preview: mail ? { number, ...previewMail(mail, writeEmail) } : null,
		none: groups.toSorted((one, other) => other.cases.length - one.cases.length),
	};
}

type Mail = NonNullable<Awaited<ReturnType<typeof forecastMails>>>["mails"][number];

function previewMail(
	{ case: { name, reference }, email: { to, template, data, secrets = [], attachment } }: Mail,
	write: OfficeServices["writeEmail"],
) {
	return {
		to: to.name ? `${to.name} <${to.address}>` : to.address,
		name,
		reference,
		letter: letterAddress(attachment),
		...write(template, withSecrets(data, secrets)),
	};
}

function letterAddress(attachment: string | undefined): string | null {
	const letter = readOfferLetterKey(attachment ?? "");
	return letter ? officePaths.offerLetter(letter.applicationId, letter.answerBy) : null;
}
