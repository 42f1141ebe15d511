import { z } from "zod";
import { actsInWords } from "#src/audit/act-words.ts";
import { thousands } from "#src/formatting/thousands.ts";

const shape = {
	title: z.string(),
	reason: z.string(),
	answer: z.string(),
	words: z.string(),
	added: z.number(),
	people: z.number(),
};
type Values = Partial<z.output<z.ZodObject<typeof shape>>>;

const withReason =
	(words: string) =>
	({ title, reason, answer }: Values) => {
		const more = [title && `“${title}”`, reason ?? answer].filter(Boolean).join(", ");
		return `${words}${more && `: ${more}`}`;
	};

/** What people, members and the calendar do about personal data, and members about breaches of it. */
export const privacyWords = actsInWords(shape, {
	"privacy-correct": "asked for a correction",
	"privacy-erase": "asked to erase everything",
	"privacy-withdraw": "withdrew a consent",
	"privacy-nominate": "named someone to act for them",
	"privacy-grievance": "complained",
	"privacy-taken-back": "withdrew the request",
	"privacy-taken-on": "works on it",
	"privacy-left": "left it to others",
	"privacy-done": withReason("answered: done"),
	"privacy-refused": withReason("answered: refused"),
	"privacy-reopened": "opened it again",
	"privacy-settings-changed": "changed the settings of privacy",
	"erasure-asked": withReason("asked for the erasure"),
	"erasure-confirmed": "confirmed the erasure",
	"erasure-withdrawn": "cancelled the erasure",
	"erasure-held": withReason("holds the data"),
	"erasure-hold-ended": withReason("ended a hold"),
	"restricted-freed": withReason("restored a restricted record"),
	"restricted-erased": withReason("erased what was restricted until its day"),
	"documents-erased": "erased the documents because their time was over",
	"replaced-documents-erased": "erased replaced documents because their time was over",
	"notes-erased": "erased the office’s notes because their time was over",
	"breach-opened": "opened it",
	"breach-written": "wrote what happened",
	"breach-people-added": ({ words = "", added = 0 }) => `added ${thousands(added)}: ${words}`,
	"breach-people-removed": ({ words = "" }) => `took out: ${words}`,
	"breach-letters-sent": ({ people = 0 }) => `sent the emails to ${thousands(people)}`,
	"breach-letters-again": ({ people = 0 }) => `sent ${thousands(people)} emails again that had failed`,
	"breach-called": "called someone",
	"breach-call-taken-back": "deleted the note of a call",
	"breach-reported": ({ title = "" }) => `reported: ${title}`,
	"breach-report-taken-back": ({ title = "" }) => `deleted the note of a report: ${title}`,
	"breach-closed": "closed it",
	"breach-reopened": "opened it again",
});
