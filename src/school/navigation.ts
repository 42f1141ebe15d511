import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { listedPages } from "#src/listed-pages.ts";
import { choice, nameField, rows } from "./schema/named-field.ts";

const label = () => nameField("Label", line(40));
const page = () => choice("Page", Object.fromEntries(listedPages)).optional();
const address = () =>
	nameField(
		"Or an address",
		line(300).regex(/^(?:https:\/\/[^\s/]+\.|\/(?!\/))\S+$/, "must begin with / or https://"),
		"Of one of your pages, such as /pages/workshops, or of another site.",
	).optional();

type Target = { page?: string | undefined; address?: string | undefined };
type IssueContext = { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void };

function oneTarget({ page: own, address: elsewhere }: Target, context: IssueContext) {
	if (own !== undefined && elsewhere !== undefined)
		context.addIssue({ code: "custom", path: ["address"], message: "must be empty if a page is chosen" });
	if (own === undefined && elsewhere === undefined)
		context.addIssue({ code: "custom", path: ["page"], message: "must be chosen, unless you enter an address" });
}

const link = z.object({ label: label(), page: page(), address: address() }).superRefine(oneTarget);

/** An entry that opens others, or is a link. */
function entryAbove<Entry extends z.ZodType>(entry: Entry) {
	const shape = {
		label: label(),
		page: page(),
		address: address(),
		entries: rows(
			"Entries below it",
			"subentry",
			entry,
			"If there are any, this entry opens them and isn’t a link itself.",
		)
			.max(12, "must be at most 12")
			.optional(),
	};
	return z.object(shape).superRefine(({ entries = [], ...target }, context) => {
		if (entries.length === 0) return oneTarget(target, context);
		if (target.page === undefined && target.address === undefined) return;
		const path = [target.page === undefined ? "address" : "page"];
		context.addIssue({ code: "custom", path, message: "must be empty if there are entries below it" });
	});
}

const menu = (title: string, hint: string) => rows(title, "entry", entryAbove(entryAbove(link)), hint);

/** The menus and the footer. */
export const navigationSchema = z.object({
	wide: menu("Menu of wide screens", "From 992 pixels. Entries for empty pages are hidden automatically.")
		.min(1, "must have an entry")
		.max(9, "must be at most 9"),
	narrow: menu("Menu of phones and tablets", "Below 992 pixels.")
		.min(1, "must have an entry")
		.max(20, "must be at most 20"),
	topBar: rows("Top bar", "link", link, "On wide screens, before the phone number.").max(4, "must be at most 4"),
	columns: rows(
		"Columns of the footer",
		"column",
		z.object({ title: nameField("Title", line(40)), links: rows("Links", "link", link).max(12, "must be at most 12") }),
		"Newsletters appear after the links of the last one.",
	)
		.min(1, "must have a column")
		.max(5, "must be at most 5"),
	smallPrint: rows("Small print of the footer", "link", link, "The cookie settings appear after them.").max(
		6,
		"must be at most 6",
	),
});

export type Navigation = z.output<typeof navigationSchema>;

/** A link of a menu or the footer, to a page of the site or to another site. */
export type MenuLink = z.output<typeof link>;

/** An entry of a menu: a link, or the name of those below it. */
export type MenuEntry = MenuLink & { entries?: readonly MenuEntry[] | undefined };
