import { eyesOf, may } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import { countDrafts } from "#src/admissions/drafts/save-draft.server.ts";
import { documentFields } from "#src/admissions/forms/application-forms.ts";
import { countUnchecked } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { documentStacks } from "#src/admissions/judging/document-stacks.ts";
import { countWaiting } from "#src/admissions/judging/next-document.server.ts";
import { type Admissions, seasonAt } from "#src/admissions/season/season.ts";
import { nextDates } from "#src/admissions/season/season-dates.ts";
import { readRuns } from "#src/backup/backup-runs.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { countCases, listCases } from "#src/cases/list/list-cases.server.ts";
import { listBrokenLinks } from "#src/content/links/weekly/broken-links.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { unwrittenLegal } from "#src/forms/legal/legal-texts.ts";
import { countFailedJobs } from "#src/jobs/read-jobs.server.ts";
import { listDeadMails } from "#src/mail/outbox/dead-mails.server.ts";
import { writableTablesOf } from "#src/office/content/content-of.server.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import * as officePaths from "#src/office-paths.ts";
import { findMismatches } from "#src/payment/ledger/find-mismatches.server.ts";
import { listRefunds } from "#src/payment/refunds/list-refunds.server.ts";
import type { RefundFilter } from "#src/payment/refunds/refund-query.ts";
import { findDifferences } from "#src/payment/settlements/find-differences.server.ts";
import { everyProgramme, programmesOf } from "#src/school/offering.ts";
import { schoolText } from "#src/school-texts.ts";
import { listBookedTours } from "#src/visits/list-visits.server.ts";
import { readGivenUp } from "#src/webhooks/read-webhooks.server.ts";
import type { MorningFacts, Waiting } from "./morning-facts.ts";
import { named } from "./phrases.ts";
import { lists } from "./sentences.ts";

/** Days before something closes on which the morning page says so. */
const closingDays = 21;

/** Reads what waits for the office, as far as the member's role includes it. */
export async function readMorning(
	db: Db,
	member: Member,
	{ admissions, now }: { admissions: Admissions; now: Date },
): Promise<MorningFacts> {
	const facts: MorningFacts = {};
	const { site, ...texts } = await readSchool(db);
	if (may(member, "season.draft") || may(member, "case.read")) {
		const placeholders = [...site.placeholders].map((name) => ({
			text: schoolText(name).title,
			href: officePaths.siteText(name),
		}));
		facts.site = {
			open: site.open,
			unwritten: unwrittenLegal(texts),
			placeholders,
			mayOpen: may(member, "identity.publish"),
		};
	}
	if (may(member, "money.read")) {
		facts.money = await readMismatches(db, now);
		facts.settlements = (await findDifferences(db, now, { limit: 1 })).count;
		facts.refunds = { stuck: await readRefunds(db, "stuck"), asked: await readRefunds(db, "asked") };
	}
	if (may(member, "message.write")) facts.deadMails = (await listDeadMails(db)).map(({ about }) => about);
	if (may(member, "settings.write")) {
		facts.webhooks = await readGivenUp(db);
		facts.backups = await readBackups(db, now);
	}
	if (may(member, "background.manage")) facts.failedJobs = await countFailedJobs(db);
	if (may(member, "case.read")) {
		for (const key of ["mentions", "overdue", "readyToDecide", "unanswered", "jobs", "awaitingApplicant"] as const)
			facts[key] = await readWaiting(db, lists[key], member, now);
		facts.closing = await readClosing(db, admissions, now);
	}
	if (may(member, "visit.read")) facts.visits = await readVisits(db, now);
	if (may(member, "guardian.check")) facts.guardians = await countUnchecked(db);
	if (may(member, "document.judge")) facts.documents = await readDocuments(db, now);
	if (may(member, "content.draft")) facts.links = await readBrokenLinks(db, member);
	return facts;
}

async function readBackups(db: Db, now: Date): Promise<NonNullable<MorningFacts["backups"]>> {
	const [backups, verifications] = [await readRuns(db, "backup", now), await readRuns(db, "verification", now)];
	const since = (backups.lastGood ?? backups.first)?.startedAt;
	return {
		daysSinceGood: since === undefined ? undefined : Math.floor((now.getTime() - Date.parse(since)) / 86_400_000),
		problem: backups.last?.problem ?? null,
		// One that did not come to its end has found nothing.
		damaged: verifications.last?.files === null ? 0 : (verifications.last?.problem?.split("\n").length ?? 0),
	};
}

async function readBrokenLinks(db: Db, member: Member): Promise<NonNullable<MorningFacts["links"]>> {
	const types = writableTablesOf(member);
	const {
		links: [first],
		count,
	} = await listBrokenLinks(db, { types, limit: 1, offset: 0 });
	const { item } = first ?? {};
	return { count, first: item && { title: item.title, href: officePaths.contentItem(item.type, item.id) } };
}

async function readMismatches(db: Db, now: Date): Promise<NonNullable<MorningFacts["money"]>> {
	const { rows } = await findMismatches(db, now, { limit: 500 });
	return rows.map(({ application, feeId, ...mismatch }) => ({
		...mismatch,
		case: {
			name: application?.name ?? "An unknown payer",
			reference: application?.reference ?? mismatch.paymentId ?? "",
			href: feeId === null ? officePaths.money() : officePaths.fee(feeId),
		},
	}));
}

async function readRefunds(db: Db, state: RefundFilter): Promise<NonNullable<MorningFacts["refunds"]>["asked"]> {
	const { rows, count } = await listRefunds(db, { state, page: 1 }, { unmasked: false }, named);
	const first = rows.map(({ name, reference, feeId }) => ({
		name: name || "Erased",
		reference,
		href: officePaths.fee(feeId),
	}));
	return { count, first };
}

async function readWaiting(db: Db, list: string, member: Member, now: Date): Promise<Waiting> {
	const parsed = caseList.parse(new URLSearchParams(list));
	if (!parsed.ok) throw new Error(`No list has the address ${list}: ${parsed.errors.join(" ")}`);
	const reader = { ...eyesOf(member), memberId: member.id, today: dayAtSchool(now) };
	const { query } = parsed;
	const { rows, count } = await listCases(db, { ...query, size: 1 }, reader);
	const mine = count === 0 ? 0 : await countCases(db, { ...query, assignee: ["me"] }, reader);
	const [row] = rows;
	const day = row && (query.sort.key === "came" ? dayAtSchool(new Date(row.cameAt)) : row.dueOn);
	const href = row && caseAddress(row);
	return {
		count,
		mine,
		first: row && href ? { name: row.name, reference: row.reference, href, day: day ?? null } : undefined,
	};
}

async function readVisits(db: Db, now: Date): Promise<NonNullable<MorningFacts["visits"]>> {
	const today = dayAtSchool(now);
	const tours = (await listBookedTours(db, today, { unmasked: false })).filter(({ key }) => key.startsWith(today));
	return tours.flatMap(({ key, people }) => (people > 0 ? { time: key.slice(11), people } : []));
}

/** Counts the documents in each stack. */
async function readDocuments(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
	const byField = await countWaiting(db, [...documentFields().keys()], now);
	const counts = documentStacks.map(({ title, fields }): [string, number] => [
		title,
		fields.reduce((sum, field) => sum + (byField.get(field) ?? 0), 0),
	]);
	return new Map(counts.filter(([, count]) => count > 0));
}

async function readClosing(
	db: Db,
	{ seasons, offered = everyProgramme }: Admissions,
	now: Date,
): Promise<MorningFacts["closing"]> {
	const season = seasonAt(seasons, now);
	const next = season && nextDates(season, now, { offered }).find(({ kind }) => kind === "closes" || kind === "apply");
	if (!next || next.daysLeft > closingDays) return undefined;
	const of = offered.programmes.filter((key) => next.programmes.includes(key));
	const some = of.length < offered.programmes.length && next.key === "closes";
	const title = some ? `${next.title} (${of.map((key) => offered.names[key]).join(", ")})` : next.title;
	const drafts = await countDrafts(
		db,
		offered.forms.filter((form) => programmesOf(form).some((key) => of.includes(key))),
	);
	return { title, day: next.until ?? next.day, daysLeft: next.daysLeft, drafts };
}
