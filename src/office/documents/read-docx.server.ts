import pLimit from "p-limit";
import { runApart } from "#src/documents/run-apart.server.ts";

const script = "src/office/documents/read-docx-process.server.ts";

/** A text takes many times its size in memory while it is read. */
const twoAtATime = pLimit(2);

/**
 * A Word document as sanitised HTML, by a process of its own: headings, paragraphs, lists, tables and pictures, nothing
 * that acts.
 */
export function readDocx(content: Buffer): Promise<string> {
	return twoAtATime(async () => {
		const html = await runApart({ script, input: content, heap: 256, maxMs: 60_000 });
		return html ? String(html) : "<p>We can’t show this document here. Download it to read it.</p>";
	});
}
