import { pdfTheme } from "#school/pdf-theme.ts";
import type { School } from "#src/forms/school.ts";
import type { DocumentContent } from "#src/pdf/document-content.ts";
import { themeWith } from "#src/pdf/pdf-theme.ts";
import { renderPdf } from "#src/pdf/render-pdf.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pdfMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";

/** A PDF to download or to attach to a mail. */
export type PdfFile = { filename: string; contentType: "application/pdf"; content: Uint8Array<ArrayBuffer> };

/**
 * @param name without its extension; letters, digits and hyphens
 * @param school whose document it is
 */
export async function renderPdfFile(
	name: string,
	content: DocumentContent,
	{ look, schoolMessages }: Pick<School, "look" | "schoolMessages">,
): Promise<PdfFile> {
	return {
		filename: `${name}.pdf`,
		contentType: "application/pdf",
		content: await renderPdf(
			content,
			themeWith(pdfTheme, look, await look?.readImage?.()),
			messagesIn(pdfMessages, schoolMessages),
		),
	};
}
