import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { emptiedUnlessMadeFrom } from "../../scripts/made-from.ts";
import { newsletters } from "../newsletters.ts";
import { approvalDocuments } from "../records/approval-documents.ts";

const folder = "build/uploads";
const inputs = [
	"demo/print",
	"demo/drawings",
	"src/pdf",
	"demo/newsletters",
	"demo/newsletters.ts",
	"demo/records",
	"demo/identity.ts",
	"package-lock.json",
];

/** Prints the newsletters and the approval documents into `build/uploads`, unless they lie there, made from the same content by the same scripts. */
export async function printDocuments(say: (text: string) => void) {
	emptiedUnlessMadeFrom(folder, inputs);
	const documents = [
		...newsletters.map((letter) => ({
			file: `news-letters/${letter.key}.pdf`,
			print: async () => (await import("./newsletter.ts")).printNewsletter(letter),
		})),
		...approvalDocuments.map((document, order) => ({
			file: `approval-documents/${document.key}.pdf`,
			print: async () => (await import("./letter.ts")).printLetter(document, order),
		})),
	];
	const missing = documents.filter(({ file }) => !existsSync(join(folder, file)));
	if (missing.length > 0) say(`Printing ${missing.length} documents`);
	for (const { file, print } of missing) {
		const path = join(folder, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(`${path}.part`, await print());
		renameSync(`${path}.part`, path);
	}
}
