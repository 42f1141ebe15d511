import { defineLetter } from "./define-letter.ts";

const number = "the number of the request";
const request = "what was asked for, such as “to correct something”";
const page = "the address of the page where people ask about their data";
const person = "the address that the request came from";

export const privacyLinkLetter = defineLetter({
	key: "privacy-link",
	name: "The link to one’s data",
	when: "When somebody asks on the site what the school stores of them. The link stands below the text.",
	to: "the address that is stored",
	placeholders: {},
	words: {
		subject: "The link to your data",
		title: "The link to your data",
		preview: "It works for one hour.",
		opening:
			"Good day,\n\nSomebody asked on our website to see what we store under this address, most likely you. The link " +
			"works for one hour.",
		note:
			"Whoever has the link can read everything that we store of you, so please do not pass this mail on. If you did " +
			"not ask, you need do nothing: this mail went to you alone.",
	},
});

export const privacyRequestReceivedLetter = defineLetter({
	key: "privacy-request-received",
	name: "We have your request about your data",
	when: "When somebody asks for a correction or an erasure, withdraws a consent, names somebody, or complains.",
	to: person,
	placeholders: { number, request, next: "what happens now, as a sentence", page },
	words: {
		subject: "Your request {{number}} about your data",
		title: "We have your request",
		preview: "You asked us {{request}}.",
		opening: "Good day,\n\nYou asked us {{request}}. This is request {{number}}. {{next}}",
		note:
			"How your requests stand you see at {{page}}. If this was not you, write to {{school e-mail}} at once. If our " +
			"answer does not satisfy you, you may complain to the Data Protection Board of India.",
	},
	needs: { opening: ["next"] },
});

export const privacyRequestAnsweredLetter = defineLetter({
	key: "privacy-request-answered",
	name: "The answer to a request about one’s data",
	when: "When the office answers a request. What the office has written stands below the text.",
	to: person,
	placeholders: { number, request, outcome: "whether it was done, as a sentence", page },
	words: {
		subject: "Our answer to your request {{number}}",
		title: "Our answer to your request",
		preview: "You asked us {{request}}.",
		opening: "Good day,\n\nYou asked us {{request}}. {{outcome}}",
		note:
			"If our answer does not satisfy you, write to {{school e-mail}}, or complain to the Data Protection Board of " +
			"India. You can ask again at {{page}}.",
	},
	needs: { opening: ["outcome"] },
});

export const erasureCertificateLetter = defineLetter({
	key: "erasure-certificate",
	name: "The certificate of an erasure",
	when: "When data of a person are erased, or restricted until their day. The certificate is attached as a PDF.",
	to: person,
	placeholders: { number: "the number of the certificate", "what happened": "what was done, as a sentence" },
	words: {
		subject: "Certificate {{number}} about your data",
		title: "Your data",
		preview: "{{what happened}}",
		opening: "Good day,\n\n{{what happened}} The attached certificate says what, when and by whom.",
		note:
			"Keep the certificate: with its number and its hash we can show later what was done. Encrypted backups have " +
			"older copies for up to a year; what is erased does not come back from them.",
	},
	needs: { opening: ["what happened"] },
});

export const breachLetter = defineLetter({
	key: "breach-told",
	name: "A breach of personal data",
	when: "When the office tells people of a breach that concerns them. What happened stands below the text.",
	to: "whoever is concerned",
	placeholders: {},
	words: {
		subject: "About your data at {{school}}",
		title: "A breach that concerns your data",
		preview: "What happened, what may follow from it, and what you can do.",
		opening:
			"Good day,\n\nSomething has happened to data that {{school}} stores of you. The law gives you the right to know " +
			"it without delay, and so do we.",
		note:
			"We never ask for passwords, card numbers or one-time passwords, by mail or by telephone. If you are not content " +
			"with what we do, you may complain to the Data Protection Board of India.",
	},
});
