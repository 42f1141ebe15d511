import type { Selectable } from "kysely";
import { type EmailContext, greetingTo, letterEmail, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as officePaths from "#src/office-paths.ts";
import { fillLetter } from "#src/school/letters/define-letter.ts";
import { jobApplicationReceivedLetter } from "#src/school/letters/job-letters.ts";
import type { JobApplicationsTable } from "./job-application.table.ts";
import { jobReference } from "./job-application-case.server.ts";

type Received = { name: string; post: string };

export type NewJobApplication = Received & { id: number; email: string; phone: string; note: string | null };

/** The confirmation to the applicant and the notice to the office. */
export function jobApplicationEmails(school: School, row: Selectable<JobApplicationsTable>): QueuedEmail[] {
	const { id, name, email, phone_no: phone, note, career_title: post } = row;
	const about = jobReference(id);
	return [
		emailBy(jobApplicationReceived, { name, post }, toPerson(school, about, { name, address: email })),
		emailBy(
			newJobApplication,
			{ id, name, post, email, phone, note },
			toOffice(school, about, { name, address: email }),
		),
	];
}

/** Repeats nothing but the name, since anybody can enter anybody's address. */
export const jobApplicationReceived: EmailTemplate<Received, EmailContext> = {
	name: "job-application-received",
	write: ({ name, post }, { school }) => {
		const filled = fillLetter(jobApplicationReceivedLetter, { greeting: greetingTo(name), post }, school);
		return letterEmail(filled, school);
	},
};

/** Without the CV, which only members of the office may read. */
export const newJobApplication: EmailTemplate<NewJobApplication, EmailContext> = {
	name: "new-job-application",
	write: ({ id, name, post, email, phone, note }, { school, siteUrl }) => ({
		subject: `New job application: ${name}, ${post}`,
		email: {
			title: "New job application",
			preheader: `${name}, ${post}`,
			reference: `No. ${id}`,
			sender: senderOf(school),
			blocks: [
				{
					rows: [
						{ label: "Post", value: post },
						{ label: "Name", value: name },
						{ label: "Email", value: email },
						{ label: "Phone", value: phone },
						{ label: "Covering note", value: note ?? "Not given" },
					],
				},
				{ action: { label: "Read the CV", url: siteUrl + officePaths.caseOf("job-application", id) } },
				{ note: "A reply to this mail goes to the sender." },
			],
		},
	}),
};
