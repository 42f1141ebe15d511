import type { WordSet } from "#src/school/words/word-set.ts";

/** What an applicant under 18 reads about the consent of a parent or guardian. */
export const minorWords = {
	text: "applicationWords",
	group: "minor",
	words: {
		aParentHasTo: "A parent or guardian has to agree",
		youAreUnder:
			"You are under 18, so the law asks for the consent of a parent or guardian before we can work with your application. Hand them a link: they can read and answer in English, Tamil or Hindi. You can fill in and send the form meanwhile.",
		youWereUnder:
			"You were under 18 when you applied, so the law asks for the consent of a parent or guardian before we can work with your application. Hand them a link: they can read and answer in English, Tamil or Hindi.",
		makeTheLink: "Make the link",
		makeAnother: "Make another link",
		theLinkWasNot: "The link could not be made",
		sendThisLink:
			"Send this link to a parent or guardian, and not the one to your application. It shows your name and the form, and nothing that you have answered. It works for 30 days.",
		sendItByWhatsapp: "Send it by WhatsApp",
		readAndAnswer: "Please read and answer this for my application: {url}",
		theLinkFor: "Consent of a parent or guardian",
		handItOn: "The link for a parent or guardian",
		linkHanded: "A link was made, and nobody has answered yet.",
		madeElsewhere: "It was made on another device or page. If it is lost, make another one; the first one ends then.",
		expired: "The link was not answered within 30 days. Please make another one.",
		declared: "{name} has agreed. We check who answered; you need to do nothing more.",
		confirmed: "{name} has agreed, and we have confirmed it. You need to do nothing more.",
		withheld:
			"{name} has not agreed, so we do not work with your application. The answer can be changed by the same link, or another parent or guardian can answer by another one.",
		withdrawn:
			"{name} has withdrawn the consent, so we have stopped working with your application. By the same link it can be given again.",
		refused: "We could not confirm the consent of {name}: {reason} They can answer once more by the same link.",
		yourGuardian: "Your parent or guardian",
		askThem: "ask a parent or guardian to agree",
		backToYour: "Back to your application",
		parentOrGuardian: "Parent or guardian",
	},
} as const satisfies WordSet;
