import * as officePaths from "#src/office-paths.ts";

const folder = "/docs/office/";
const files = import.meta.glob<string>("../../../docs/office/**/*.md", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** The office's guides in Markdown, by their path below docs/office: "money/refund-a-fee". */
const guides: ReadonlyMap<string, string> = new Map(
	Object.entries(files).map(([file, text]) => [file.slice(file.indexOf(folder) + folder.length, -".md".length), text]),
);

/** The guide of each page; `:name` stands for one part of an address. */
const guideOfPage: Readonly<Record<string, string>> = {
	[officePaths.home]: "today",
	[officePaths.find]: "all-cases",
	[officePaths.cases()]: "all-cases",
	[officePaths.batch(":id")]: "admissions/make-offers",
	[officePaths.newCase()]: "admissions/enter-an-application",
	[officePaths.caseOf(":kind", ":id")]: "case",
	[officePaths.write(":kind", ":id")]: "messages/write-an-email",
	[officePaths.triage]: "admissions/review-documents",
	[officePaths.stack(":stack")]: "admissions/review-documents",
	[officePaths.guardians]: "privacy/check-a-guardians-consent",
	[officePaths.requests()]: "admissions/request-a-document",
	[officePaths.interviews]: "admissions/hold-interviews",
	[officePaths.visits()]: "admissions/run-campus-tours",
	[officePaths.funnel()]: "read-the-funnel",
	[officePaths.offers]: "admissions/make-offers",
	[officePaths.money()]: "money/resolve-a-mismatch",
	[officePaths.fees()]: "money/record-a-bank-transfer",
	[officePaths.fee(":id")]: "money/record-a-bank-transfer",
	[officePaths.refunds()]: "money/refund-a-fee",
	[officePaths.settlements()]: "money/close-a-month",
	[officePaths.months]: "money/close-a-month",
	[officePaths.media()]: "content/add-photos-and-videos",
	[officePaths.mediaUpload]: "content/add-photos-and-videos",
	[officePaths.mediaItem(":id")]: "content/add-photos-and-videos",
	[officePaths.schoolSetup]: "content/set-up-a-school",
	[officePaths.site]: "content/change-website-text",
	[officePaths.siteText(":text")]: "content/change-website-text",
	[officePaths.content]: "content/publish",
	[officePaths.contentPreview()]: "content/publish",
	[officePaths.redirects()]: "content/publish",
	[officePaths.brokenLinks()]: "content/publish",
	[officePaths.contentList(":type")]: "content/publish",
	[officePaths.newContent(":type")]: "content/write-a-text",
	[officePaths.contentItem(":type", ":id")]: "content/write-a-text",
	[officePaths.contentVersion(":type", ":id", ":number")]: "content/publish",
	[officePaths.exports]: "export-a-list",
	[officePaths.newExport()]: "export-a-list",
	[officePaths.exportOf(":id")]: "export-a-list",
	[officePaths.privacy]: "privacy/answer-a-data-request",
	[officePaths.privacyRequest(":id")]: "privacy/erase-someone",
	[officePaths.breaches]: "privacy/report-a-data-breach",
	[officePaths.breach(":id")]: "privacy/report-a-data-breach",
	[officePaths.me]: "first-day",
	[officePaths.members]: "manage-the-team",
	[officePaths.integrations]: "connect-a-program",
	[officePaths.webhooks]: "connect-a-program",
	[officePaths.webhook(":id")]: "connect-a-program",
	[officePaths.snippets()]: "messages/write-an-email",
	[officePaths.stageMessages()]: "messages/change-automatic-emails",
	[officePaths.jobs]: "watch-the-server",
	[officePaths.health]: "watch-the-server",
};

const pages = Object.entries(guideOfPage)
	.map(([address, guide]) => ({ parts: address.split("/"), guide }))
	// An address without parameters wins over one with some: /cases/new over /cases/:kind.
	.toSorted((a, b) => parameters(a.parts) - parameters(b.parts));

/** @param path below docs/office, without its ending */
export function readGuide(path: string): string | undefined {
	return guides.get(path);
}

/** @param address of a page of the office, without its query */
export function guideOf(address: string): { path: string; title: string } | undefined {
	const parts = address.replace(/(?<=.)\/$/, "").split("/");
	const path = pages.find((page) => matches(page.parts, parts))?.guide;
	return path === undefined ? undefined : { path, title: titleOf(guides.get(path) ?? "") };
}

/** @param guide Markdown that begins with its title */
export function titleOf(guide: string): string {
	return guide.match(/^# (.+)/)?.[1] ?? "";
}

function matches(page: readonly string[], address: readonly string[]): boolean {
	return page.length === address.length && page.every((part, at) => part.startsWith(":") || part === address[at]);
}

function parameters(parts: readonly string[]): number {
	return parts.filter((part) => part.startsWith(":")).length;
}
