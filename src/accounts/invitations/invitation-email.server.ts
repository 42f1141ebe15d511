import { type Role, roleWords } from "#src/accounts/member.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { type EmailTemplate, emailBy } from "#src/mail/outbox/email-template.ts";
import * as officePaths from "#src/office-paths.ts";

type InvitationData = { token: string; role: Role; invitedBy: string };

export function invitationEmail(school: School, address: string, data: InvitationData): QueuedEmail {
	return emailBy(memberInvitation, data, toPerson(school, "invitation to the office", { address }));
}

export const memberInvitation: EmailTemplate<InvitationData, EmailContext> = {
	name: "member-invitation",
	write: ({ token, role, invitedBy }, { school, siteUrl }) => ({
		subject: `Your way into the office of ${school.name}`,
		email: {
			title: "You are invited to the office",
			preheader: "The link works once, for three days.",
			sender: senderOf(school),
			blocks: [
				{ paragraph: `${invitedBy} invites you to work in the office of ${school.name}, as ${roleWords[role]}.` },
				{ paragraph: "Choose a password, and have your telephone at hand: it becomes your second key." },
				{ action: { label: "Accept the invitation", url: siteUrl + officePaths.invitation(token) } },
				{ note: "The link works once, for 72 hours. If you did not expect it, you need do nothing." },
			],
		},
	}),
};
