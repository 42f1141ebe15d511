import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { emptiedUnlessMadeFrom } from "../../scripts/building/made-from.ts";
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
	"demo/colours.ts",
	"demo/fonts",
	"demo/logo.ts",
	"demo/pdf-theme.ts",
	"package-lock.json",
];

/** Renders the newsletters and approval documents into `build/uploads`, unless they are there and up to date. */
export async function printDocuments(say: (text: string) => void) {
	emptiedUnlessMadeFrom(folder, inputs);
	const documents = [
		...newsletters.map((newsletter) => ({
			file: `news-letters/${newsletter.key}.pdf`,
			render: async () => (await import("./newsletter.ts")).renderNewsletter(newsletter),
		})),
		...approvalDocuments.map((document, order) => ({
			file: `approval-documents/${document.key}.pdf`,
			render: async () => (await import("./approval-document.ts")).renderApprovalDocument(document, order),
		})),
	];
	const missing = documents.filter(({ file }) => !existsSync(join(folder, file)));
	if (missing.length > 0) say(`Printing ${missing.length} documents`);
	for (const { file, render } of missing) {
		const path = join(folder, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(`${path}.part`, await render());
		renameSync(`${path}.part`, path);
	}
}
