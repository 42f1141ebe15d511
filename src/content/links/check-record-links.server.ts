import type { FormType } from "#src/content/record-form/form-part.ts";
import { controlsOf, type FieldIssue, type RecordTexts } from "#src/content/record-form/record-texts.ts";
import { checkLinks, type Visit } from "./check-links.server.ts";

/** What is wrong with the links and pictures of a record's texts. It does not keep the record from being published. */
export async function checkRecordLinks(
	type: FormType,
	texts: RecordTexts,
	site: { visit: Visit; siteUrl: string },
): Promise<FieldIssue[]> {
	const markdown = controlsOf(type, texts).filter(({ control }) => control === "markdown");
	const found = await Promise.all(
		markdown.map(async ({ path: field, fullLabel: label }) => {
			const faults = await checkLinks(texts[field] ?? "", site);
			return [...new Set(faults.map(({ message }) => message))].map((message) => ({
				field,
				label,
				missing: false,
				message,
			}));
		}),
	);
	return found.flat();
}
