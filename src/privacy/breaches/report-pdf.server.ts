import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import { type BreachText, type ReportKind, reports } from "./breach.ts";
import type { BreachPage } from "./read-breach.server.ts";

type Asked = readonly (readonly [label: string, text: BreachText])[];

const extent: Asked = [
	["Extent: the data concerned", "data"],
	["Timing", "period"],
	["Place of occurrence", "place"],
	["Likely impact", "consequences"],
];

/** What each report asks for, in the order of its rule or form. */
const asked: Record<ReportKind, Asked> = {
	"cert-in": [
		["Type of the incident and description", "happened"],
		["Time of occurrence", "period"],
		["Affected system, network or place", "place"],
		["Data and information affected", "data"],
		["Suspected cause", "cause"],
		["Impact", "consequences"],
		["Actions taken", "measures"],
		["Contact for this report", "contact"],
	],
	"board-first": [
		["Description and nature of the breach", "happened"],
		...extent,
		["Contact for this notice", "contact"],
	],
	"board-details": [
		["Broad facts, and the circumstances and reasons of the breach", "happened"],
		...extent,
		["Measures implemented or proposed to mitigate the risk", "measures"],
		["Findings about the person who caused the breach", "cause"],
		["Remedial measures to prevent recurrence", "remedies"],
		["Contact for this report", "contact"],
	],
};

/** The report as a PDF: the fields of CERT-In's form, or what rule 7(2) of the DPDP Rules 2025 asks for. */
export function renderReport(school: School, page: BreachPage, kind: ReportKind, now: Date): Promise<PdfFile> {
	return renderPdfFile(`breach-${page.breach.id}-${kind}`, reportContent(school, page, kind, now), school);
}

function reportContent(school: School, page: BreachPage, kind: ReportKind, now: Date): DocumentContent {
	const { breach, counts } = page;
	const rows = asked[kind].map(([label, name]) => ({ label, value: breach[name] || "Not known yet" }));
	const title = kind === "cert-in" ? "Report of a cyber security incident" : "Intimation of a personal data breach";
	return {
		title,
		subject: `${title}, number ${breach.id}`,
		footer: `Breach ${breach.id}, ${reports[kind].title}`,
		facts: [
			{ label: "To", value: kind === "cert-in" ? "CERT-In" : "Data Protection Board of India" },
			{ label: "Our number", value: String(breach.id) },
			{ label: "Noticed", value: timeOf(breach.noticed_at) },
			{ label: "Written", value: formatDateTime(now) },
		],
		sections: [
			{
				heading: "Who reports",
				rows: [
					{ label: "Organisation", value: [school.name, ...school.addressLines].join("\n") },
					{ label: "Phone", value: school.phone },
					{ label: "Email", value: school.email },
				],
			},
			{ heading: "The breach", rows },
			{
				heading: kind === "board-details" ? "Intimations given to affected persons" : "Affected persons",
				rows: [
					{ label: "Persons concerned, as far as known", value: thousands(counts.all) },
					{ label: "Notified by email", value: thousands(counts.sent + counts.queued) },
					{ label: "Notified by phone", value: thousands(counts.called) },
					{ label: "Not notified yet", value: thousands(counts.waiting + counts.toCall + counts.failed) },
				],
			},
			{
				heading: "Reports submitted",
				rows: page.reports.map((each) => ({
					label: reports[each.kind].title,
					value: each.made
						? [timeOf(each.made.made_at), each.made.reference].filter(Boolean).join(", ")
						: "Not submitted yet",
				})),
			},
		],
		note: "All times are in IST. Details not known yet will follow without delay.",
		sender: senderOf(school),
		date: now,
	};
}

const timeOf = (at: string) => formatDateTime(new Date(at));
