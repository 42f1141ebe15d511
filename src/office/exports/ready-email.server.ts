import { z } from "zod";
import type { ExportView } from "#src/exports/read-exports.server.ts";
import { type EmailContext, senderOf, toPerson } from "#src/forms/email-parts.ts";
import type { School } from "#src/forms/school.ts";
import { defineEmail, emailBy } from "#src/mail/define-email.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeCount } from "./export-labels.ts";

type FinishedExport = Pick<ExportView, "id" | "title" | "format" | "rows" | "total">;

/** Tells a member that an export can be downloaded. The link asks for the sign-in: the mail holds nothing of it. */
export function exportReadyEmail(
	school: School,
	to: { name: string; email: string },
	exportFacts: FinishedExport,
): QueuedEmail {
	const { id, title } = exportFacts;
	const person = toPerson(school, `export ${id}`, { name: to.name, address: to.email });
	return emailBy(exportReady, { id, title, count: describeCount(exportFacts) }, person);
}

export const exportReady = defineEmail({
	key: "export-ready",
	title: "Export is ready",
	to: "office",
	data: z.object({ id: z.number(), title: z.string(), count: z.string() }),
	sample: { id: 9, title: "Applications", count: "12 rows" },
	write: ({ id, title, count }, { school, siteUrl }: EmailContext) => ({
		subject: `Your export is ready: ${title}`,
		email: {
			title: "Your export is ready",
			preheader: `${title}: ${count}.`,
			sender: senderOf(school),
			blocks: [
				{
					rows: [
						{ label: "List", value: title },
						{ label: "Size", value: count },
					],
				},
				{ action: { label: "Download", url: siteUrl + officePaths.exportOf(id) } },
				{ note: "You’ll need to sign in. The file is available for one day." },
			],
		},
	}),
});
