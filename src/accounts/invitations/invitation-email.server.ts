import { z } from "zod";
import { roleLabels, roles } from "#src/accounts/member.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import { example } from "#src/forms/letters/example-facts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";
import * as officePaths from "#src/office-paths.ts";

const invitation = z.object({ token: secret(), role: z.enum(roles), invitedBy: z.string() });

export function invitationEmail(school: School, address: string, data: z.input<typeof invitation>): QueuedEmail {
	return emailBy(memberInvitation, data, toPerson(school, "invitation to the office", { address }));
}

export const memberInvitation = defineEmail({
	key: "member-invitation",
	title: "Invitation to the office",
	to: "office",
	data: invitation,
	sample: { token: example.token, role: "admissions", invitedBy: "Priya Raghavan" },
	write: ({ token, role, invitedBy }, { school, siteUrl }: EmailContext) => ({
		subject: `Set up your staff account at ${school.name}`,
		email: {
			title: "Set up your staff account",
			preheader: "The link works once and expires in 3 days.",
			sender: senderOf(school),
			blocks: [
				{ paragraph: `${invitedBy} has invited you to join the office of ${school.name} as ${roleLabels[role]}.` },
				{ paragraph: "Choose a password and have your phone ready. You’ll set up two-step verification with it." },
				{ action: { label: "Accept the invitation", url: siteUrl + officePaths.invitation(token) } },
				{ note: "The link works once and expires in 3 days. If you didn’t expect this email, ignore it." },
			],
		},
	}),
});
