import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Texts that an applicant under 18 reads about the consent of a parent or guardian. */
export const minorMessages = {
	text: "applicationMessages",
	group: "minor",
	messages: {
		consentNeededTitle: "A parent or guardian must give consent",
		consentNeededNote:
			"You’re under 18. By law, we need the consent of a parent or guardian before we can review your application. Send them a link. They can read and answer in any language of our website. You can fill in and send the form before they answer.",
		consentNeededLater:
			"You applied before you turned 18. By law, we need the consent of a parent or guardian before we can review your application. Send them a link. They can read and answer in any language of our website.",
		createLink: "Create the link",
		copyLink: "Copy the link",
		linkCopied: "The link is copied.",
		shareLink: "Share the link",
		createAnotherLink: "Create another link",
		linkFailed: "We couldn’t create the link. {reason}",
		shareNote:
			"Send this link to a parent or guardian, not the one to your application. It shows your name and the form, but none of your answers. It works for 30 days.",
		shareByWhatsapp: "Send it by WhatsApp",
		shareMessage: "Please read and answer this for my application: {url}",
		shareTitle: "Consent of a parent or guardian",
		linkTitle: "Link for a parent or guardian",
		linkCreated: "You’ve created a link. No one has answered yet.",
		createdElsewhere:
			"You created the link on another device or page. If you’ve lost it, create another one. The first one then stops working.",
		expired: "No one answered within 30 days, so the link has expired. Create another one.",
		declared: "{name} has given consent. We’ll now verify their identity. You don’t need to do anything else.",
		confirmed: "{name} has given consent, and we’ve confirmed it. You don’t need to do anything else.",
		withheld:
			"{name} didn’t give consent, so we can’t review your application. They can change their answer with the same link, or you can ask another parent or guardian with a new one.",
		withdrawn:
			"{name} has withdrawn consent, so we’ve stopped reviewing your application. They can give consent again with the same link.",
		refused: "We couldn’t verify {name}’s consent. Reason: {reason} They can answer again with the same link.",
		unnamedGuardian: "Your parent or guardian",
		askGuardian: "Ask a parent or guardian for consent",
		backToApplication: "Back to your application",
		guardianTitle: "Parent or guardian",
	},
} as const satisfies MessageSet;
