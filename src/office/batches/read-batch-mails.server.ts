import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { readOfferLetterKey } from "#src/admissions/tracking/offer-letter.server.ts";
import { forecastMails } from "#src/cases/batches/forecast-mails.server.ts";
import type { BatchView } from "#src/cases/batches/read-batch.server.ts";
import { withSecrets } from "#src/mail/secret.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";

/**
 * The mails of a planned batch: how many, the first one as it will be sent, and who gets none, by the reason.
 * @returns undefined where no one is written to
 */
export async function readPlannedMails(
	{ db, school, writeEmail, now }: Pick<OfficeServices, "db" | "school" | "writeEmail" | "now">,
	batch: BatchView,
) {
	if (batch.state !== "planned") return undefined;
	const planned = await forecastMails(db, batch, admissionBatchActs(school), now());
	if (!planned) return undefined;
	const { mails, none } = planned;
	const groups = [...Map.groupBy(none, ({ why }) => why)].map(([why, of]) => ({
		why,
		cases: of.map((each) => each.case),
	}));
	return {
		count: mails.length,
		first: mails[0] && written(mails[0], writeEmail),
		/** The most frequent reason first. */
		none: groups.toSorted((one, other) => other.cases.length - one.cases.length),
	};
}

export type PlannedMails = NonNullable<Awaited<ReturnType<typeof readPlannedMails>>>;

type Mail = NonNullable<Awaited<ReturnType<typeof forecastMails>>>["mails"][number];

function written(
	{ case: { name, reference }, email: { to, template, data, secrets = [], attachment } }: Mail,
	write: OfficeServices["writeEmail"],
) {
	const letter = readOfferLetterKey(attachment ?? "");
	return {
		to: to.name ? `${to.name} <${to.address}>` : to.address,
		name,
		reference,
		/** The address of the letter that comes with it. */
		letter: letter && officePaths.offerLetter(letter.applicationId, letter.answerBy),
		...write(template, withSecrets(data, secrets)),
	};
}
