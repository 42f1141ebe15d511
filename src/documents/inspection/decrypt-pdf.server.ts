import { readFile, writeFile } from "node:fs/promises";
import pLimit from "p-limit";
import { runApart } from "#src/documents/run-apart.server.ts";
import type { DocumentFault } from "./document-fault.ts";
import { inspectDocument } from "./inspect-document.server.ts";

const script = "src/documents/inspection/decrypt-process.server.ts";

/** The file and what becomes of it are in memory as a whole. */
const oneAtATime = pLimit(1);

/**
 * Writes a PDF that is encrypted but opens without a password, as banks and boards issue them, without its encryption,
 * and inspects what was inside.
 * @returns what keeps it from being taken: `encrypted` where only a password opens it
 * @throws what the file system throws
 */
export async function decryptPdf(path: string, output: string): Promise<DocumentFault | undefined> {
	const decrypted = await oneAtATime(async () =>
		runApart({ script, input: await readFile(path), heap: 128, maxMs: 60_000 }),
	);
	if (!decrypted) return "damaged";
	if (decrypted.length === 0) return "encrypted";
	await writeFile(output, decrypted);
	const fault = await inspectDocument(output, "pdf");
	return fault === "encrypted" ? "damaged" : fault;
}
