import { dayAtSchool } from "#src/calendar/day.ts";
import { allContentTypes } from "#src/content/content-types.ts";
import { findRecord } from "#src/content/records.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { pagesNotOffered, programmeCount } from "#src/school/offering.ts";
import type { SiteServices } from "#src/site/context.server.ts";
import { questionPages } from "#src/site/questions/all-questions.ts";
import type { ShareText } from "./draw-share-picture.server.ts";

/** The text of a page's picture. @returns undefined for a path without a page */
export async function sharePictureText(
	{ db, now, school: { identity, questions, outlines } }: Pick<SiteServices, "db" | "now" | "school">,
	path: string,
	types = allContentTypes,
): Promise<Omit<ShareText, "school" | "logo"> | undefined> {
	const titles = new Map([...listedPages, ...questionPages(questions)]);
	const ofSchool: Record<string, string> = {
		[paths.home]: identity.tagline,
		[paths.programmes]: `${programmeCount(outlines)}, side by side`,
	};
	const title = pagesNotOffered(outlines).has(path) ? undefined : (ofSchool[path] ?? titles.get(path));
	if (title) return { title, label: "" };
	const key = path.split("/").at(-1) ?? "";
	const type = types.find(({ page }) => page?.address(key) === path);
	const record = type && (await findRecord(db, type, key));
	return record && type.page?.shareText(record, dayAtSchool(now()));
}
