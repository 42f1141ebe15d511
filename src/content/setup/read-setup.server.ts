import { formatShort } from "#src/calendar/format.ts";
import { pageType } from "#src/content/own-pages/own-pages.type.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { rupees } from "#src/formatting/rupees.ts";
import { unwrittenLegal } from "#src/forms/legal/legal-texts.ts";

/** Reads what a new school has set up so far. Examples of ours count as nothing. */
export async function readSetup(db: Db) {
	const texts = await readSchool(db);
	const { identity, outlines, admissions, site } = texts;
	const programmes = site.placeholders.has("outlines") ? [] : outlines.programmes;
	const pages = await db
		.selectFrom("content_items")
		.select(["id", "title"])
		.where("type", "=", pageType.table)
		.where("state", "=", "published")
		.orderBy("id")
		.execute();
	return {
		isOpen: site.open,
		school: site.placeholders.has("identity") ? null : identity,
		fee: formatFee(programmes.find(({ applicationFee }) => applicationFee !== undefined)?.applicationFee),
		programmes: programmes.map(({ key, name, letter, years, seats, fees = [], questions = [] }) => ({
			key,
			name,
			about: [
				years === 1 ? "1 year" : `${years} years`,
				...(seats > 0 ? [seats === 1 ? "1 seat" : `${seats} seats`] : []),
				...(fees[0] ? [`${formatFee(fees[0].tuition)} a year`] : []),
				...(letter ? [`application numbers with ${letter}`] : []),
			].join(", "),
			letter: letter ?? "",
			questions: questions.map(({ label }) => label),
		})),
		seasons: admissions.seasons.map(({ opens, closes }) => `${formatShort(opens)} to ${formatShort(closes)}`),
		isLegalWritten: unwrittenLegal(texts).length === 0,
		pages,
	};
}

const formatFee = (amount: number | undefined) => (amount === undefined ? "" : rupees(amount));
