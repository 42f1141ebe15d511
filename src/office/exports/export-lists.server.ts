import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { affectedList } from "#src/office/breaches/breach-lists.server.ts";
import { brokenLinks } from "#src/office/content/broken-links/broken-link-list.server.ts";
import { servedItems } from "#src/office/content/list/item-list.server.ts";
import { redirects } from "#src/office/content/redirects/redirect-list.server.ts";
import { translations } from "#src/office/content/translations/translation-list.server.ts";
import { cases } from "#src/office/desk/case-list.server.ts";
import { funnel } from "#src/office/funnel/funnel-list.server.ts";
import { interviews } from "#src/office/interviews/interview-list.server.ts";
import { media } from "#src/office/media/media-list.server.ts";
import { fees } from "#src/office/money/fee-list.server.ts";
import { mismatches } from "#src/office/money/mismatch-list.server.ts";
import { months } from "#src/office/money/months/month-list.server.ts";
import { refunds } from "#src/office/money/refunds/refund-list.server.ts";
import { differences, settlements } from "#src/office/money/settlements/settlement-lists.server.ts";
import { round, rounds } from "#src/office/offers/round-lists.server.ts";
import { waiting } from "#src/office/offers/waiting-list.server.ts";
import { privacyRequests } from "#src/office/privacy/privacy-request-list.server.ts";
import { requests } from "#src/office/requests/request-list.server.ts";
import { members } from "#src/office/settings/members/member-list.server.ts";
import { guardians } from "#src/office/triage/guardian-list.server.ts";
import { visits } from "#src/office/visits/visit-list.server.ts";
import { type ReportName, reportList, reports } from "./lists/admissions/report-list.server.ts";
import type { ExportList } from "./lists/export-list.ts";

const lists: ReadonlyMap<string, ExportList> = new Map(
	[
		cases,
		requests,
		interviews,
		visits,
		guardians,
		waiting,
		rounds,
		funnel,
		privacyRequests,
		fees,
		refunds,
		mismatches,
		settlements,
		differences,
		months,
		redirects,
		translations,
		brokenLinks,
		media,
		members,
	].flatMap(({ name, exported }) => (name ? [[name, exported] as const] : [])),
);

/** The names of lists without a number or a type. */
export const exportListNames = [...lists.keys()];

/** Lists of one thing each, by its number. */
const numbered = { round, breach: affectedList };

/** Finds an export list by its name in addresses: "cases", "requests", "content/news", "report/category", "round/3". */
export function exportListOf(list: string): ExportList | undefined {
	const [kind = "", name = ""] = list.split("/", 2);
	if (!list.includes("/")) return lists.get(list);
	const type = kind === "content" ? contentTypeNamed(name) : undefined;
	if (type && !type.single) return servedItems(type).exported;
	if (kind === "report" && Object.hasOwn(reports, name)) return reportList(name as ReportName);
	const number = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : undefined;
	return number && Object.hasOwn(numbered, kind) ? numbered[kind as keyof typeof numbered](number).exported : undefined;
}
