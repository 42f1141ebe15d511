import type { LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { type RecordedAct, readAct, readActs } from "#src/audit/audit-log.server.ts";
import { describeAct } from "#src/audit-messages.ts";
import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatScheduled } from "#src/calendar/format-date-time.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import { compareVersions } from "#src/content/editing/compare/compare-versions.ts";
import { type ContentItem, type ContentVersion, contentSubject, itemPath } from "#src/content/editing/content-item.ts";
import { readItemVersions } from "#src/content/editing/read-item.server.ts";
import { checkRecordLinks } from "#src/content/links/check-record-links.server.ts";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { draftOfLegalText } from "#src/content/school/legal-draft.server.ts";
import { schoolTextOf } from "#src/content/school/school-text-of.ts";
import type { Db } from "#src/db/connect.server.ts";
import { itemAt, listedTypeAt, publisherOf } from "#src/office/content/content-of.server.ts";
import { recordFormView } from "#src/office/content/fields/record-form-view.server.ts";
import { describeState, shortMoment } from "#src/office/content/item-labels.ts";
import { letterFacts } from "#src/office/content/letters/letter-facts.tsx";
import { listPathOf } from "#src/office/content/preview/preview-query.ts";
import { versionLine } from "#src/office/content/versions/version-labels.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { contentActs, newContentActs } from "./content-acts.server.ts";

/** Older versions are reached by their numbers. */
const maxVersions = 50;

/** Reads what the editor of something new shows. */
export function readNew({ params, context }: LoaderFunctionArgs) {
	const { type, member } = listedTypeAt(context, params);
	return {
		...factsOfType(type, member),
		acts: permissionsOn(newContentActs, { type, item: null }, member) as Partial<
			Record<keyof typeof contentActs.acts, boolean>
		>,
		form: recordFormView({ type, texts: textsOf(type, {}), today: dayAtSchool(context.get(officeServices).now()) }),
		item: null,
		standing: "Not saved yet",
		mayPublish: mayPublish(type, member, undefined),
		changes: null,
		versions: [],
		done: null,
		path: undefined,
	};
}

/** Reads what the editor of an item shows: its draft, or what is published, and all that can be done with it. */
export async function readEditor(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const { type, member, item } = await itemAt(args);
	const { db, now: clock, requestPage, siteUrl, texts: current } = context.get(officeServices);
	const now = clock();
	const [versions, acts] = await Promise.all([readItemVersions(db, item.id), readActs(db, contentSubject(item.id))]);
	const version = (id: number | null) => versions.find((each) => each.id === id);
	const [draft, published] = [version(item.draft_id), version(item.published_id)];
	const contentVersion = draft ?? published;
	const ourDraft = draft ? undefined : await draftOfLegalText(db, schoolTextOf(type.table)?.name ?? "", current);
	const texts = textsOf(type, ourDraft ?? contentVersion?.fields ?? {});
	const faults = await checkRecordLinks(type, texts, { requestPage, siteUrl });
	const withoutAlt = await findMissingAlt(db, type, texts);
	const actId = new URL(request.url).searchParams.get("done");
	return {
		...factsOfType(type, member),
		acts: permissionsOn(contentActs, { type, item }, member),
		form: recordFormView({ type, texts, faults, withoutAlt, today: dayAtSchool(now) }),
		item: itemFacts(item, { draft, published, scheduled: version(item.scheduled_id) }),
		standing: ourDraft
			? "Not published. We’ve drafted this text: check it with someone who knows the law, and fill in the [blanks]."
			: `${describeState(item)}. ${describeLastChange(item, now)}`,
		mayPublish: mayPublish(type, member, contentVersion),
		changes:
			draft && published
				? { of: draft.number, against: published.number, ...compareVersions(type, published.fields, draft.fields) }
				: null,
		versions: versions.slice(0, maxVersions).map((each) => versionLine(each, item, now)),
		done: await doneMessages(db, acts, actId, member),
		path: type.single ? listPathOf(type.table) : itemPath(type, item),
	};
}

export type EditorPage = Awaited<ReturnType<typeof readEditor>> | ReturnType<typeof readNew>;

function describeLastChange({ changed_at: at, changed_by: by }: ContentItem, now: Date): string {
	return by === firstWriter ? "Not changed since setup." : `Changed ${shortMoment(at, now)} by ${by}.`;
}

function factsOfType(type: ContentType, member: Member) {
	const { table, office, page, single = false } = type;
	const letter = schoolTextOf(table)?.letter;
	const back = single
		? { href: officePaths.site, label: "Back to Website text" }
		: { href: officePaths.contentList(table), label: `Back to ${office.names.many.toLowerCase()}` };
	const pages = { hasPage: page !== undefined, list: listPathOf(table) };
	const facts = letter ? letterFacts(letter) : null;
	return { type: table, names: office.names, single, back, ...pages, letter: facts, me: member.id };
}

type Versions = Partial<Record<"draft" | "published" | "scheduled", ContentVersion | undefined>>;

function itemFacts(item: ContentItem, { draft, scheduled }: Versions) {
	const { id, version, title, state, publish_at, take_down_at } = item;
	return {
		id,
		version,
		title,
		state,
		draftNumber: draft?.number ?? null,
		wasPublished: item.published_id !== null,
		scheduled: publish_at && {
			label: formatScheduled(publish_at),
			number: scheduled?.number ?? 0,
			isLatest: item.draft_id === null || item.scheduled_id === item.draft_id,
		},
		takeDown: take_down_at && formatScheduled(take_down_at),
		publishClock: publish_at ? clockAtSchool(new Date(publish_at)).slice(0, 16) : "",
		takeDownClock: take_down_at ? clockAtSchool(new Date(take_down_at)).slice(0, 16) : "",
	};
}

/** Tells whether a member may publish what is shown, and if not, why. */
function mayPublish(type: ContentType, member: Member, contentVersion: ContentVersion | undefined) {
	const ok = may(member, contentPermissions(type).publish);
	if (!ok) {
		return { ok, why: `${publisherOf(type)} can publish this. They’ll find it among the drafts.` };
	}
	const parsed = type.fields.safeParse(contentVersion?.fields ?? {});
	const second = parsed.success && type.needsSecondPerson?.(parsed.data) && contentVersion?.member_id === member.id;
	if (second) return { ok: false, why: "You wrote this official statement. Someone else must publish it." };
	return { ok, why: "" };
}

async function doneMessages(db: Db, acts: readonly RecordedAct[], actId: string | null, member: Member) {
	const act = acts.find(({ id, memberId }) => String(id) === actId && memberId === member.id);
	if (!act) return null;
	const currentAct = await readAct(db, act.id);
	const undoable = act.undoes === null && !currentAct?.undone && (act.act !== "content-drafted" || hasBefore(act));
	return { label: `You ${describeAct(act)}.`, actId: undoable ? act.id : null };
}

/** The first draft of something new cannot be undone: it is put in the trash. */
function hasBefore({ before }: RecordedAct): boolean {
	return typeof before === "object" && before !== null && "draft_id" in before;
}
