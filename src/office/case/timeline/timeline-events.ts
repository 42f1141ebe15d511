import { dayAtSchool } from "#src/calendar/day.ts";
import { mailWritten, writtenMail } from "#src/cases/writing/written-mail.ts";
import { actWords } from "#src/office/case/acts/act-words.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { mailWords } from "./mail-words.ts";

/** One line of a case's story. `at` is ISO 8601 in UTC. */
export type TimelineEvent = {
	key: string;
	at: string;
	kind: "act" | "note" | "mail" | "came";
	/** Who did it; empty where nobody did. */
	who: string;
	words: string;
	/** The act's id, where it can still be undone. */
	undo: number | null;
	undone: boolean;
	/** The text of a mail that a member has written. */
	mailText?: string | undefined;
};

/** In the log, but no part of the story: notes are told by themselves, and what was loaded ahead nobody has seen. */
const untold = new Set(["case-noted", "document-loaded-ahead"]);

/** Everything that happened to a case, last first. */
export function eventsOf(page: CasePage): TimelineEvent[] {
	const undone = new Set(page.acts.flatMap(({ undoes }) => undoes ?? []));
	const acts = withoutRepeats(page.acts)
		.filter(({ act }) => !untold.has(act))
		.map((act): TimelineEvent => {
			const words = actWords(act, page.members);
			const taken = undone.has(act.id);
			const mail = act.act === mailWritten ? writtenMail.safeParse(act.after).data : undefined;
			const left = mail !== undefined && !page.mails.some(({ actId, state }) => actId === act.id && state === "held");
			const mine = act.memberId !== null && act.undoes === null && !taken && words.undoable && !left;
			return {
				key: `act-${act.id}`,
				at: act.at,
				kind: "act",
				who: act.actor,
				words: words.text,
				undo: mine ? act.id : null,
				undone: taken,
				mailText: mail?.text,
			};
		});
	const notes = page.notes.map((note): TimelineEvent => {
		const act = page.acts.find(({ act: name, after }) => name === "case-noted" && noteOf(after) === note.id);
		const undo = act && note.memberId === page.me.id ? act.id : null;
		return {
			key: `note-${note.id}`,
			at: note.at,
			kind: "note",
			who: note.member,
			words: note.text,
			undo,
			undone: false,
		};
	});
	const mails = page.mails.flatMap((mail): TimelineEvent[] => {
		const written = page.acts.find(({ id, act }) => id === mail.actId && act === mailWritten);
		const words = mailWords(mail, writtenMail.safeParse(written?.after).data?.subject);
		if (!words) return [];
		return [
			{
				key: `mail-${mail.id}`,
				at: mail.sentAt ?? mail.queuedAt,
				kind: "mail",
				who: "",
				words,
				undo: null,
				undone: false,
			},
		];
	});
	const came: TimelineEvent = {
		key: "came",
		at: page.receivedAt,
		kind: "came",
		who: "",
		words: page.case.kind === "application" ? "Application came." : "Came.",
		undo: null,
		undone: false,
	};
	return [came, ...acts, ...notes, ...mails].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

function noteOf(after: unknown): number | undefined {
	return typeof after === "object" && after !== null && "note" in after ? Number(after.note) : undefined;
}

/** Of views of one document by one member on a day, the last one. */
function withoutRepeats(acts: CasePage["acts"]): CasePage["acts"] {
	const key = ({ actor, at, after }: CasePage["acts"][number]) =>
		JSON.stringify([actor, dayAtSchool(new Date(at)), after]);
	const last = new Map(acts.filter(({ act }) => act === "document-viewed").map((act) => [key(act), act.id]));
	return acts.filter((act) => act.act !== "document-viewed" || last.get(key(act)) === act.id);
}
