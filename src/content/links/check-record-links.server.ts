import type { ContentType } from "#src/content/content-type.ts";
import { controlIn, type FieldIssue, fieldNames, type RecordTexts } from "#src/content/record-form/record-texts.ts";
import { checkLinks, type Visit } from "./check-links.server.ts";

/** What is wrong with the links and pictures of a record's texts. It does not keep the record from being published. */
export async function checkRecordLinks(
	type: ContentType,
	texts: RecordTexts,
	site: { visit: Visit; siteUrl: string },
): Promise<FieldIssue[]> {
	const markdown = fieldNames(type).filter((name) => controlIn(type, name).control === "markdown");
	const found = await Promise.all(
		markdown.map(async (field) => {
			const label = type.office.fields[field]?.label ?? field;
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
