import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptiedUnlessMadeFrom } from "../../scripts/building/made-from.ts";
import { drawnDocuments } from "../records/office/documents.ts";

const folder = "build/samples";
const inputs = ["demo/samples", "demo/records/office", "demo/drawings/text.ts", "src/pdf", "demo/pdf-theme.ts"];

/** Draws the documents of the sample applications into `build/samples`, unless they are there and up to date. */
export async function drawSamples(say: (text: string) => void) {
	emptiedUnlessMadeFrom(folder, inputs);
	const missing = drawnDocuments.filter(({ file }) => !existsSync(join(folder, file)));
	if (missing.length === 0) return;
	say(`Drawing ${missing.length} sample documents`);
	const [{ renderMarkSheet }, { renderPassport }] = await Promise.all([
		import("./mark-sheet.ts"),
		import("./passport.ts"),
	]);
	for (const document of missing) {
		const { kind, file } = document;
		const path = join(folder, file);
		writeFileSync(
			`${path}.part`,
			kind === "passport" ? await renderPassport(document) : await renderMarkSheet(kind, document),
		);
		renameSync(`${path}.part`, path);
	}
}
