import type { Selectable } from "kysely";
import { z } from "zod";
import type { Database } from "#src/db/tables.ts";
import { type EmailContext, greetingTo, senderOf, toOffice, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import { defineLetterEmail } from "#src/forms/letters/letter-email.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import * as officePaths from "#src/office-paths.ts";
import { jobReference } from "./job-application-case.server.ts";

const receivedSchema = z.object({ name: z.string(), post: z.string() });
const sample = { name: example.name, post: "Assistant professor of building construction" };

/** The confirmation to the applicant and the notice to the office. */
export function jobApplicationEmails(school: School, row: Selectable<Database["job_applications"]>): QueuedEmail[] {
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

/** Repeats nothing but the name, since anyone can enter anyone's address. */
export const jobApplicationReceived = defineLetterEmail({
	key: "job-application-received",
	title: "Job application received",
	data: receivedSchema,
	sample,
	letter: {
		name: "We’ve received your job application",
		when: "When we receive a job application.",
		to: "the address that was entered",
		placeholders: { greeting: "“Dear” with the name, or “Hello,”", post: "the job" },
		texts: {
			subject: "We’ve received your application: {{post}}",
			title: "We’ve received your application",
			preview: "We’ll email you after we’ve reviewed it.",
			opening:
				"{{greeting}}\n\nThank you for applying to {{school}}. We’ve received your application and CV for the " +
				"vacancy “{{post}}”. We’ll email you after we’ve reviewed them.\n\nTo add something, reply to this email.",
			note:
				"If you didn’t apply, someone entered your address by mistake. Email {{school e-mail}} and we’ll delete the " +
				"application.",
		},
		needs: { subject: ["post"] },
	},
	facts: ({ name, post }, { school }) => ({ greeting: greetingTo(name, school), post }),
});

/** Notice without the CV, which only members of the office may read. */
export const newJobApplication = defineEmail({
	key: "new-job-application",
	title: "New job application",
	to: "office",
	data: receivedSchema.extend({ id: z.number(), email: z.string(), phone: z.string(), note: z.string().nullable() }),
	sample: { ...sample, id: 6, email: example.line.answer, phone: "+91 98400 00000", note: null },
	write: ({ id, name, post, email, phone, note }, { school, siteUrl }: EmailContext) => ({
		subject: `New job application: ${name}, ${post}`,
		email: {
			title: "New job application",
			preheader: `${name}, ${post}`,
			reference: jobReference(id),
			sender: senderOf(school),
			blocks: [
				{
					rows: [
						{ label: "Vacancy", value: post },
						{ label: "Name", value: name },
						{ label: "Email", value: email },
						{ label: "Phone", value: phone },
						{ label: "Covering note", value: note ?? "Not given" },
					],
				},
				{ action: { label: "Read the CV", url: siteUrl + officePaths.caseOf("job-application", id) } },
				{ note: "Reply to this email to reach them." },
			],
		},
	}),
});
