import { type PdfFile, renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { senderOf } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { breachTexts, type ReportKind, reports } from "./breach.ts";
import type { BreachPage } from "./read-breach.server.ts";

const timeOf = (at: string) => formatDateTime(new Date(at));
const row = (label: string, value: string) => ({ label, value });

/** The report as a PDF: the fields of CERT-In's form, or what rule 7(2) of the DPDP Rules 2025 asks for. */
export function renderReport(school: School, page: BreachPage, kind: ReportKind, now: Date): Promise<PdfFile> {
	const { breach, counts } = page;
	const title = kind === "cert-in" ? "Report of a cyber security incident" : "Intimation of a personal data breach";
	const content = {
		title,
		subject: `${title}, number ${breach.id}`,
		footer: `Breach ${breach.id}, ${reports[kind].title}`,
		facts: [
			row("To", reports[kind].to),
			row("Reference", String(breach.id)),
			row("Detected", timeOf(breach.noticed_at)),
			row("Prepared on", formatDateTime(now)),
		],
		sections: [
			{
				heading: "Reporting organisation",
				rows: [
					row("Organisation", [school.name, ...school.addressLines].join("\n")),
					row("Phone", school.phone),
					row("Email", school.email),
				],
			},
			{
				heading: "The breach",
				rows: reports[kind].asks.map((name) => row(breachTexts[name].label, breach[name] || "Not known yet")),
			},
			{
				heading: kind === "board-details" ? "Intimations given to affected persons" : "Affected persons",
				rows: [
					row("People affected, as far as known", thousands(page.all)),
					row("Notified by email", thousands(counts.sent + counts.queued)),
					row("Notified by phone", thousands(counts.called)),
					row("Not notified yet", thousands(counts.waiting + counts.toCall + counts.failed)),
				],
			},
			{
				heading: "Reports submitted",
				rows: page.reports.map(({ kind: each, made }) =>
					row(
						reports[each].title,
						made ? [timeOf(made.made_at), made.reference].filter(Boolean).join(", ") : "Not submitted yet",
					),
				),
			},
		],
		note: "All times are in IST. Details not known yet will follow without delay.",
		sender: senderOf(school),
		date: now,
	};
	return renderPdfFile(`breach-${breach.id}-${kind}`, content, school);
}
