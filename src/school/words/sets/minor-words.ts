import type { WordSet } from "#src/school/words/word-set.ts";

/** What an applicant under 18 reads about the consent of a parent or guardian. */
export const minorWords = {
	text: "applicationWords",
	group: "minor",
	words: {
		aParentHasTo: "A parent or guardian must give consent",
		youAreUnder:
			"You’re under 18. By law, we need the consent of a parent or guardian before we can review your application. Send them a link. They can read and answer in English, Tamil or Hindi. Meanwhile, you can fill in and send the form.",
		youWereUnder:
			"You were under 18 when you applied. By law, we need the consent of a parent or guardian before we can review your application. Send them a link. They can read and answer in English, Tamil or Hindi.",
		makeTheLink: "Create the link",
		makeAnother: "Create another link",
		linkFailed: "We couldn’t create the link. {reason}",
		sendThisLink:
			"Send this link to a parent or guardian, not the one to your application. It shows your name and the form, but none of your answers. It works for 30 days.",
		sendItByWhatsapp: "Send it by WhatsApp",
		readAndAnswer: "Please read and answer this for my application: {url}",
		theLinkFor: "Consent of a parent or guardian",
		handItOn: "Link for a parent or guardian",
		linkHanded: "You’ve created a link. No one has answered yet.",
		madeElsewhere:
			"You created it on another device or page. If you’ve lost it, create another one. The first one then stops working.",
		expired: "No one answered within 30 days. Create another link.",
		declared: "{name} has agreed. We’ll check who answered. You don’t need to do anything else.",
		confirmed: "{name} has agreed, and we’ve confirmed it. You don’t need to do anything else.",
		withheld:
			"{name} didn’t give consent, so we can’t review your application. They can change their answer with the same link, or you can ask another parent or guardian with a new one.",
		withdrawn:
			"{name} has withdrawn consent, so we’ve stopped reviewing your application. They can give it again with the same link.",
		refused: "We couldn’t confirm {name}’s consent: {reason} They can answer once more with the same link.",
		yourGuardian: "Your parent or guardian",
		askThem: "ask a parent or guardian to agree",
		backToYour: "Back to your application",
		parentOrGuardian: "Parent or guardian",
	},
} as const satisfies WordSet;
