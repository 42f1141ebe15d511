import type { DocumentContent, DocumentMessages } from "./document-content.ts";
import type { PdfTheme } from "./pdf-theme.ts";

/**
 * Renders a document as a tagged PDF; the same content gives the same bytes. The first call loads PDFKit and fontkit,
 * so that a process which renders nothing does not hold them in memory.
 */
export async function renderPdf(
	content: DocumentContent,
	theme: PdfTheme,
	messages: DocumentMessages,
): Promise<Uint8Array<ArrayBuffer>> {
	const { layOutDocument } = await import("./lay-out-document.server.ts");
	return layOutDocument(content, theme, messages);
}
