import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { affectedList } from "./lists/admissions/affected-list.server.ts";
import { breachList } from "./lists/admissions/breach-list.server.ts";
import { caseList } from "./lists/admissions/case-list.server.ts";
import { funnelList } from "./lists/admissions/funnel-list.server.ts";
import { guardianList } from "./lists/admissions/guardian-list.server.ts";
import { interviewList } from "./lists/admissions/interview-list.server.ts";
import { privacyRequestList } from "./lists/admissions/privacy-request-list.server.ts";
import { type ReportName, reportList, reports } from "./lists/admissions/report-list.server.ts";
import { requestList } from "./lists/admissions/request-list.server.ts";
import { roundList, roundsList } from "./lists/admissions/round-lists.server.ts";
import { visitList } from "./lists/admissions/visit-list.server.ts";
import { waitingList } from "./lists/admissions/waiting-list.server.ts";
import { brokenLinkList } from "./lists/content/broken-link-list.server.ts";
import { contentList } from "./lists/content/content-list.server.ts";
import { mediaList } from "./lists/content/media-list.server.ts";
import { redirectList } from "./lists/content/redirect-list.server.ts";
import type { ExportList } from "./lists/export-list.ts";
import { differenceList, mismatchList } from "./lists/money/disagreement-lists.server.ts";
import { feeList } from "./lists/money/fee-list.server.ts";
import { monthList } from "./lists/money/month-list.server.ts";
import { refundList } from "./lists/money/refund-list.server.ts";
import { settlementList } from "./lists/money/settlement-list.server.ts";
import { deliveryList } from "./lists/server/delivery-list.server.ts";
import { failureList } from "./lists/server/failure-list.server.ts";
import { memberList } from "./lists/server/member-list.server.ts";
import { runList } from "./lists/server/run-list.server.ts";

const lists: ReadonlyMap<string, ExportList> = new Map([
	["cases", caseList],
	["requests", requestList],
	["interviews", interviewList],
	["visits", visitList],
	["guardians", guardianList],
	["waitlist", waitingList],
	["rounds", roundsList],
	["funnel", funnelList],
	["privacy-requests", privacyRequestList],
	["breaches", breachList],
	["fees", feeList],
	["refunds", refundList],
	["mismatches", mismatchList],
	["settlements", settlementList],
	["settlement-differences", differenceList],
	["months", monthList],
	["media", mediaList],
	["redirects", redirectList],
	["broken-links", brokenLinkList],
	["members", memberList],
	["job-runs", runList],
	["failures", failureList],
]);

/** By name, as an address has it: "cases", "requests", "content/news", "report/category", "round/3". */
export function exportListOf(list: string): ExportList | undefined {
	const [kind, name = ""] = list.split("/", 2);
	if (!list.includes("/")) return lists.get(list);
	const type = kind === "content" ? contentTypeNamed(name) : undefined;
	if (type && !type.single) return contentList(type, name);
	if (kind === "report" && Object.hasOwn(reports, name)) return reportList(name as ReportName);
	const number = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : undefined;
	if (kind === "round" && number) return roundList(number);
	if (kind === "breach" && number) return affectedList(number);
	if (kind === "webhook" && number) return deliveryList(number);
	return undefined;
}
