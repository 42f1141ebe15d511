import { data, type LoaderFunctionArgs } from "react-router";
import { eyesOf, may, type Permission } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { guardianCopyField } from "#src/admissions/guardian-consent/copy-field.ts";
import { readOutcome } from "#src/admissions/interviews/note-outcome.server.ts";
import { readSeatFeeOf } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import {
	type OfficeApplication,
	type OfficeDocument,
	readOfficeApplication,
} from "#src/admissions/tracking/office-application.server.ts";
import { readOfficeAlumnus } from "#src/alumni/office-alumnus.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { readNotes } from "#src/cases/acts/notes.server.ts";
import { isContactShown } from "#src/cases/acts/show-contact.server.ts";
import { isUndoable } from "#src/cases/acts/undo-act.server.ts";
import { type CaseKind, isCaseKind } from "#src/cases/case.ts";
import { readPermissions } from "#src/cases/case-permissions.ts";
import { listReads, noteRead } from "#src/cases/desk/case-reads.server.ts";
import { findDuplicates } from "#src/cases/desk/duplicates.server.ts";
import { markSeen } from "#src/cases/desk/seen-cases.server.ts";
import { findCase } from "#src/cases/list/find-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { readOfficeEnquiry } from "#src/enquiries/office-enquiry.server.ts";
import { type Eyes, shownTo } from "#src/formatting/shown-text.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import type { StoredConsent } from "#src/forms/legal/stored-consent.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { cvField } from "#src/job-applications/form/job-application-config.ts";
import { findCv, readOfficeJobApplication } from "#src/job-applications/office-job-application.server.ts";
import { listMailsFor } from "#src/mail/outbox/mails-about.server.ts";
import { canOpen } from "#src/office/case/assignees.server.ts";
import { readerOf } from "#src/office/desk/read-desk.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { describeCaseAct, eventsOf } from "./timeline/timeline-events.ts";

const readDocumentsOf: Record<CaseKind, Permission> = {
	...readPermissions,
	application: "document.read",
	"job-application": "job.read-cv",
};

/** The kind and record of an address, for a member who may read such cases. */
export function subjectOf({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const { kind, id } = params;
	const recordId = readRowId(id);
	if (!isCaseKind(kind) || recordId === 0) throw data(null, { status: 404 });
	return { kind, recordId, member: allow(context, readPermissions[kind]) };
}

/** `address`: how the addresses of the office name it; see `openDocument`. */
export type CaseDocument = OfficeDocument & { address: string };

const addressOf = ({ id, replacedAt }: OfficeDocument) => (replacedAt ? `earlier-${id}` : String(id));
const withoutPapers = { application: null, documents: [] };

type Group = { title: string; lines: AnswerLine[] };
type CaseRecord = {
	title: string;
	receivedAt: string;
	groups: Group[];
	/** The same as the applicant saw it, if in another language. */
	shown?: { language: string; groups: Group[] } | null;
	consent: StoredConsent | null;
	application: OfficeApplication | null;
	documents: CaseDocument[];
};

/** Everything that the page of a case shows; marks the case as seen. */
export async function readCasePage(args: LoaderFunctionArgs) {
	const { kind, recordId, member } = subjectOf(args);
	const { db, now: clock, school } = args.context.get(officeServices);
	const now = clock();
	const reader = readerOf(args.context);
	const eyes = eyesOf(member);
	const acts = await readActs(db, { kind, id: recordId });
	const contactShown = isContactShown(acts, member.id, now);
	// The applicant's own number and address, for ten minutes.
	const reaching: Eyes = { unmasked: eyes.unmasked || contactShown };
	const caseRow = await findCase(db, { kind, recordId }, { ...reader, ...reaching });
	const record = caseRow && (await readRecord(db, { kind, id: recordId }, now));
	if (!caseRow || !record) throw data(null, { status: 404 });
	const members = await listMembers(db);
	const timelineFacts = {
		acts,
		notes: await readNotes(db, caseRow.id, eyes),
		mails: await listMailsFor(db, caseRow.reference, reaching, now),
		...{ kind, receivedAt: record.receivedAt, members, memberId: member.id, eyes },
		isUndoable: (act: ActName) => isUndoable(act, admissionUndo(school).undoers),
	};
	await markSeen(db, { memberId: member.id, caseId: caseRow.id }, now);
	await noteRead(db, { kind, recordId, by: { id: member.id, name: member.name } }, now);
	const shownGroups = (groups: Group[]) =>
		groups.map(({ title, lines }) => ({
			title,
			lines: lines.map((line) => ({ ...line, answer: shownTo(eyes, line.answer) })),
		}));
	return {
		case: caseRow,
		title: record.title,
		receivedAt: record.receivedAt,
		groups: shownGroups(record.groups),
		shown: record.shown ? { ...record.shown, groups: shownGroups(record.shown.groups) } : null,
		consent: record.consent,
		application: record.application && {
			...record.application,
			shown: null,
			steps: [],
			documents: [],
			checklist: record.application.checklist.map((line) => ({ ...line, reason: shownTo(eyes, line.reason) })),
			guardian: may(member, "guardian.check") ? record.application.guardian : null,
		},
		documents: [
			...(may(member, readDocumentsOf[kind]) ? record.documents : []),
			...(may(member, "guardian.check") ? guardianDocuments(record.application) : []),
		].map((document) => ({ ...document, name: shownTo(eyes, document.name) })),
		seatFee: kind === "application" ? await readSeatFeeOf(db, recordId, now) : null,
		interview: kind === "application" && may(member, "case.write") ? ((await readOutcome(db, recordId)) ?? null) : null,
		events: eventsOf(timelineFacts),
		done: doneMessages(timelineFacts, new URL(args.request.url).searchParams.get("done")),
		duplicates: await findDuplicates(db, caseRow.id),
		reads: may(member, "log.read-cases") ? await listReads(db, kind, recordId) : [],
		members: members.map(({ id, name }) => ({ id, name })),
		assignees: members.filter((each) => canOpen(each, kind)).map(({ id, name }) => ({ id, name })),
		me: { id: member.id, name: member.name },
		/** Stages that decide are offered to those who decide. */
		mayDecide: may(member, "case.decide"),
		unmasked: eyes.unmasked,
		contactShown,
		today: reader.today,
		now: now.toISOString(),
	};
}

export type CasePage = Awaited<ReturnType<typeof readCasePage>>;

/** Describes what the member has just done, as the address says. */
function doneMessages(
	{ acts, members, memberId, eyes, isUndoable }: Parameters<typeof eventsOf>[0],
	finishedActId: string | null,
) {
	const act = acts.find((each) => String(each.id) === finishedActId && each.memberId === memberId);
	if (!act) return null;
	const actId = isUndoable(act.act) && act.undoes === null ? act.id : null;
	return { label: `You ${describeCaseAct(act, { members, eyes })}`, actId };
}

async function readRecord(
	db: Db,
	{ kind, id }: { kind: CaseKind; id: number },
	now: Date,
): Promise<CaseRecord | undefined> {
	if (kind === "application") {
		const application = await readOfficeApplication(db, id, now);
		return (
			application && {
				title: application.title.replace(/ application$/i, ""),
				receivedAt: application.receivedAt,
				groups: withoutDocuments(application),
				shown: application.shown
					? {
							language: application.shown.language,
							groups: withoutDocuments({ ...application, steps: application.shown.steps }),
						}
					: null,
				consent: application.consent,
				application,
				documents: application.documents.map((document) => ({ ...document, address: addressOf(document) })),
			}
		);
	}
	if (kind === "alumni") {
		const alumnus = await readOfficeAlumnus(db, id);
		if (!alumnus) return undefined;
		const { receivedAt, steps: groups, consent } = alumnus;
		return { title: "Alumni", receivedAt, groups, consent, ...withoutPapers };
	}
	if (kind === "job-application") return readJobApplication(db, id);
	const enquiry = await readOfficeEnquiry(db, id);
	if (!enquiry) return undefined;
	const { title, receivedAt, lines, consent } = enquiry;
	return { title, receivedAt, groups: [{ title: "Question", lines }], consent, ...withoutPapers };
}

async function readJobApplication(db: Db, id: number): Promise<CaseRecord | undefined> {
	const [found, cv] = [await readOfficeJobApplication(db, id), await findCv(db, id)];
	if (!found || !cv) return undefined;
	return {
		title: found.post,
		receivedAt: found.receivedAt,
		groups: [{ title: "Job application", lines: found.lines }],
		consent: found.consent,
		application: null,
		documents: [
			{ ...cv, field: cvField.name, label: cvField.label, sentAt: null, replacedAt: null, address: `job-${id}` },
		],
	};
}

/** The copy of a guardian's identity document, while it is stored. */
function guardianDocuments(application: OfficeApplication | null): CaseDocument[] {
	const guardian = application?.guardian;
	if (!guardian?.copy) return [];
	const { name, size, mediaType, sentAt } = guardian.copy;
	const guardianDocument = {
		id: guardian.id,
		field: guardianCopyField,
		label: "Guardian’s identity",
		key: "",
		replacedAt: null,
	};
	return [{ ...guardianDocument, name, size, mediaType, sentAt, address: `guardian-${guardian.id}` }];
}

/** The answers; documents stand beside them. */
function withoutDocuments({ steps, documents }: OfficeApplication): Group[] {
	const fields = new Set(documents.map(({ field }) => field));
	return steps
		.map(({ title, lines }) => ({ title, lines: lines.filter(({ name }) => !fields.has(name)) }))
		.filter(({ lines }) => lines.length > 0);
}
