import { dayAndMonth } from "#src/calendar/format.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { mapStrings } from "#src/content/media/uses/strings-in.ts";
import { findRecord } from "#src/content/records.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { isLegalName, isUnwritten } from "#src/forms/legal/legal-texts.ts";
import * as paths from "#src/paths.ts";
import { closingDay } from "#src/school/admissions.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import type { CurrentTexts } from "#src/school-texts.ts";
import drafts from "./legal-drafts.json" with { type: "json" };

/**
 * The draft of a legal text that the school hasn't written yet, filled in with the school's own details, and without
 * the forms of pages that it doesn't show. What can't be known is a blank, such as [your district].
 * @returns undefined if the school has written its own, or the text isn't a legal one
 */
export async function draftOfLegalText(db: Db, name: string, texts: CurrentTexts): Promise<LegalText | undefined> {
	if (!isLegalName(name) || !isUnwritten(texts[name])) return undefined;
	const { identity, responsible, admissions, site } = texts;
	const { lines, region, postalCode } = identity.address;
	const officer = await findRecord(db, contentTypes.staff, responsible.grievanceOfficer);
	const { day, month } = dayAndMonth(`2000-${closingDay(admissions.seasons)}`);
	const known: Record<string, string> = {
		officer: officer ? String(officer.name) : "[name of the grievance officer]",
		consentForms: new Intl.ListFormat("en-IN").format([
			"Applications for admission",
			...(site.hidden.has(paths.careers) ? [] : ["job applications"]),
			...(site.hidden.has(paths.alumniRegistration) ? [] : ["the alumni registration"]),
			"the contact form",
		]),
		lastDay: admissions.seasons.length > 0 ? `${day} ${month}` : "[last day of your admissions]",
		...(site.placeholders.has("identity")
			? { school: "[name of the school]", address: "[address]", email: "[email]", phone: "[phone]" }
			: {
					school: identity.name,
					address: [...lines, `${region} ${postalCode}`].join(", "),
					email: identity.email,
					phone: identity.phone,
				}),
	};
	const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, key: string) => known[key] ?? all);
	return mapStrings(shownParts(drafts[name], site.hidden), fill) as LegalText;
}

/** A row about the form of a page says so: the school may not show that page. */
type Draft = Omit<LegalText, "sections"> & {
	sections: (Omit<LegalText["sections"][number], "table"> & {
		table?: { columns: Row; rows: (Row & { page?: string })[] };
	})[];
};
type Row = { left: string; right: string };

function shownParts({ sections, ...draft }: Draft, hidden: ReadonlySet<string>) {
	const visibleTable = ({ columns, rows }: NonNullable<Draft["sections"][number]["table"]>) => ({
		columns,
		rows: rows.flatMap(({ page, ...row }) => (page !== undefined && hidden.has(page) ? [] : [row])),
	});
	return {
		...draft,
		sections: sections.map(({ table, ...rest }) => ({ ...rest, ...(table && { table: visibleTable(table) }) })),
	};
}

/** The blanks that are left in a legal text: "[your district]". */
export function blanksIn(text: unknown): string[] {
	return [...new Set(JSON.stringify(text).match(/\[[^\][]+\]/g))].filter((blank) => !blank.includes('"'));
}
