import { actorLabel } from "#src/audit/actor.ts";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { type ActName, describeAct } from "#src/audit-messages.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { CaseNote } from "#src/cases/acts/notes.server.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { mailWritten, writtenMail } from "#src/cases/writing/written-mail.ts";
import { type Eyes, type ShownText, shownTo } from "#src/formatting/shown-text.ts";
import type { MailAbout } from "#src/mail/outbox/mails-about.server.ts";
import { statusLabels } from "#src/office/desk/desk-labels.ts";
import { describeMail } from "./mail-labels.ts";

/** One line of a case's story. `at` is ISO 8601 in UTC. */
export type TimelineEvent = {
	key: string;
	at: string;
	kind: "act" | "note" | "mail" | "came";
	/** Name of the person who did it; empty if no one did. */
	who: string;
	/** The number of the member who did it, by which members of one name are told apart. */
	member: number | null;
	text: string;
	/** The act's id, where it can still be undone. */
	undo: number | null;
	undone: boolean;
	/** The text of a mail that a member has written. */
	mailText?: ShownText | undefined;
};

/** Data from which the story of a case is told, and its reader. */
type Story = {
	kind: CaseKind;
	receivedAt: string;
	acts: readonly RecordedAct[];
	notes: readonly CaseNote[];
	mails: readonly MailAbout[];
	members: readonly { id: number; name: string }[];
	isUndoable: (act: ActName) => boolean;
	memberId: number;
	eyes: Eyes;
};

/**
 * Acts in the log that are not part of the story: notes are told separately, and no one has seen what was loaded ahead.
 */
const untold: ReadonlySet<ActName> = new Set(["case-noted", "document-loaded-ahead"]);

/** Everything that happened to a case, last first. */
export function eventsOf(story: Story): TimelineEvent[] {
	const undoneIds = new Set(story.acts.flatMap(({ undoes }) => undoes ?? []));
	const acts = withoutRepeats(story.acts)
		.filter(({ act }) => !untold.has(act))
		.map((act): TimelineEvent => {
			const isUndone = undoneIds.has(act.id);
			const mail = act.act === mailWritten ? writtenMail.safeParse(act.after).data : undefined;
			const isMailSent =
				mail !== undefined && !story.mails.some(({ actId, state }) => actId === act.id && state === "held");
			const mine =
				act.memberId !== null && act.undoes === null && !isUndone && story.isUndoable(act.act) && !isMailSent;
			return {
				key: `act-${act.id}`,
				at: act.at,
				kind: "act",
				who: actorLabel(act),
				member: act.memberId,
				text: describeCaseAct(act, story),
				undo: mine ? act.id : null,
				undone: isUndone,
				mailText: mail && shownTo(story.eyes, mail.text),
			};
		});
	const notes = story.notes.map((note): TimelineEvent => {
		const act = story.acts.find(({ act: name, after }) => name === "case-noted" && noteOf(after) === note.id);
		const undo = act && note.memberId === story.memberId ? act.id : null;
		return {
			key: `note-${note.id}`,
			at: note.at,
			kind: "note",
			who: note.member,
			member: note.memberId,
			text: note.text,
			undo,
			undone: false,
		};
	});
	const mails = story.mails.flatMap((mail): TimelineEvent[] => {
		const writeAct = story.acts.find(({ id, act }) => id === mail.actId && act === mailWritten);
		const subject = writtenMail.safeParse(writeAct?.after).data?.subject;
		const text = describeMail(mail, subject && shownTo(story.eyes, subject));
		if (!text) return [];
		return [
			{
				key: `mail-${mail.id}`,
				at: mail.sentAt ?? mail.queuedAt,
				kind: "mail",
				who: "",
				member: null,
				text,
				undo: null,
				undone: false,
			},
		];
	});
	const came: TimelineEvent = {
		key: "came",
		at: story.receivedAt,
		kind: "came",
		who: "",
		member: null,
		text: story.kind === "application" ? "Application received." : "Received.",
		undo: null,
		undone: false,
	};
	return [came, ...acts, ...notes, ...mails].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Describes an act on a case, as its reader may see it. */
export function describeCaseAct(act: RecordedAct, { members, eyes }: Pick<Story, "members" | "eyes">): ShownText {
	return shownTo(eyes, `${describeAct(act, { members, states: statusLabels })}.`);
}

function noteOf(after: unknown): number | undefined {
	return typeof after === "object" && after !== null && "note" in after ? Number(after.note) : undefined;
}

/** Keeps only the last of one member's views of a document on a day. */
function withoutRepeats(acts: readonly RecordedAct[]): RecordedAct[] {
	const key = ({ actor, memberId, at, after }: RecordedAct) =>
		JSON.stringify([memberId ?? actor, dayAtSchool(new Date(at)), after]);
	const last = new Map(acts.filter(({ act }) => act === "document-viewed").map((act) => [key(act), act.id]));
	return acts.filter((act) => act.act !== "document-viewed" || last.get(key(act)) === act.id);
}
