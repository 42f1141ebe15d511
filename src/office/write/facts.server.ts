import { issueToken } from "#src/admissions/applications/access-token.server.ts";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { stageFacts } from "#src/admissions/stage-messages/stage-message-facts.ts";
import { type OfficeApplication, readOfficeApplication } from "#src/admissions/tracking/office-application.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { FoundCase } from "#src/cases/list/find-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Facts } from "#src/formatting/placeholders.ts";
import { personFacts } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { trackerLink } from "./known-facts.ts";

type Context = { db: Db; school: School; siteUrl: string; now: Date };

/** Reads the values of placeholders in an email about a case; the link is inserted when the email is queued. */
export async function readFacts(
	{ db, school, now }: Context,
	foundCase: FoundCase,
	{ name: myName }: { name: string },
): Promise<Facts> {
	const today = formatLong(dayAtSchool(now));
	const common = { ...personFacts(foundCase.name, school), "my name": myName, today };
	if (foundCase.kind !== "application") return common;
	const application = await readOfficeApplication(db, foundCase.recordId, now);
	if (!application) return common;
	return {
		...common,
		...stageFacts(foundCase, application.standing),
		"what is still needed": describeNeeded(application),
		fee: application.fee ? formatRupees(application.fee.amount) : "",
		[trackerLink]: `{{${trackerLink}}}`,
	};
}

/** A line for each document that the applicant is waited for, and for the fee. */
function describeNeeded({ checklist }: OfficeApplication): string {
	const open = checklist.filter(({ state }) => state === "missing" || state === "asked" || state === "wrong");
	const names = open.flatMap(({ key, field }) => {
		if (field !== null) return labelOfQuestion(field) ?? [];
		if (key === "guardian") return "The consent of a parent or guardian";
		return key === "fee" ? "The application fee" : [];
	});
	return names.map((name) => `– ${name}`).join("\n");
}

/** The address that a link to the tracker has before there is one. */
export function exampleLink({ siteUrl }: Pick<Context, "siteUrl">): string {
	return `${siteUrl}${paths.application("…")}`;
}

/** A new link to the application's page, in the transaction of the mail that has it. */
export async function issueLink(
	trx: Parameters<typeof issueToken>[0],
	{ siteUrl, now }: Pick<Context, "siteUrl" | "now">,
	applicationId: number,
) {
	const token = await issueToken(trx, applicationId, now);
	return { token, link: { label: "See your application", url: `${siteUrl}${paths.application(token)}` } };
}
