import type { ContentType } from "#src/content/content-type.ts";
import { approvalDocumentUrl, filmUrl, fontUrl } from "#src/content/picture.ts";
import type { FormType } from "#src/content/record-form/form-part.ts";
import { mediaKindOf, pictureUrlIn } from "#src/content/record-form/media-of-field.ts";
import { controlsOf, type FieldIssue, type RecordTexts } from "#src/content/record-form/record-texts.ts";
import type { Control } from "#src/fields/control.ts";
import { checkLinks, pathOnSite, type RequestPage, siteFault } from "./check-links.server.ts";

type Site = { requestPage: RequestPage; siteUrl: string };

/**
 * Finds what is wrong with the links and pictures of a record's texts. These faults do not keep the record from being
 * published.
 */
export async function checkRecordLinks(
	type: FormType & Pick<ContentType, "single" | "table">,
	texts: RecordTexts,
	site: Site,
): Promise<FieldIssue[]> {
	const faults = await Promise.all(
		controlsOf(type, texts).map(async ({ path: field, fullLabel: label, control }) => {
			const text = texts[field] ?? "";
			const messages =
				control === "markdown"
					? (await checkLinks(text, site)).map(({ message }) => message)
					: await checkAddress({ label, address: addressIn(type, { path: field, control, text }) }, site);
			return [...new Set(messages)].map((message) => ({ field, label, missing: false, message }));
		}),
	);
	return faults.flat();
}

/**
 * Tells whether a field is only an address, with http or https.
 * @param ownToo so is a path of this site, as fields of the school's texts can be
 */
export function isAddress(text: string, { control, ownToo }: { control: Control; ownToo: boolean }): boolean {
	if (control !== "line") return false;
	return /^https?:\/\/\S+$/i.test(text) ? URL.canParse(text) : ownToo && /^\/(?!\/)\S*$/.test(text);
}

/** The address that a field stands for, be it of a page or of a file; undefined for none. */
function addressIn(
	type: Pick<ContentType, "single" | "table">,
	{ path, control, text }: { path: string; control: Control; text: string },
): string | undefined {
	if (isAddress(text, { control, ownToo: type.single === true })) return text;
	if (!isKey.test(text)) return undefined;
	if (control === "picture") return pictureUrlIn(type.table, text);
	if (control !== "file") return undefined;
	const kind = mediaKindOf({ control, path });
	return kind === "film" ? filmUrl(text) : kind === "font" ? fontUrl(text) : approvalDocumentUrl(text);
}

const isKey = /^[a-z0-9-]+$/;

async function checkAddress(
	{ label, address }: { label: string; address: string | undefined },
	{ requestPage, siteUrl }: Site,
): Promise<string[]> {
	const path = pathOnSite(address, siteUrl);
	const fault = path === undefined ? undefined : await siteFault(path, requestPage);
	return fault === undefined ? [] : [`${label}: ${fault}`];
}
