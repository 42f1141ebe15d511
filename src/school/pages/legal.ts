import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { group, nameField, rows } from "#src/school/schema/named-field.ts";
import { text } from "#src/school/schema/text-fields.ts";

const twoCells = { left: nameField("Left", text(600)), right: nameField("Right", text(600)) };

const section = z.object({
	heading: nameField("Heading", line(120)),
	gloss: nameField("In a sentence", optionalLine(200), "Shown in the margin."),
	paragraphs: rows("Paragraphs", "paragraph", text()),
	table: group("Table of two columns", {
		columns: group("Column headings", twoCells),
		rows: rows("Rows", "row", z.object(twoCells)),
	}).optional(),
	list: rows("List", "line", text(1000), "After the paragraphs.").optional(),
});

export const legalSections = () => rows("Sections", "section", section);

export const legalSchema = z.object({
	title: nameField("Title", line(120)),
	lead: nameField("Introduction", text(600)),
	since: nameField("Since", line(40), "As shown, such as 20 November 2026."),
	notice: group(
		"Notice",
		{ title: nameField("Title", line(120)), text: nameField("Text", text(1500)) },
		"Above the text, if the school needs to say something first.",
	).optional(),
	sections: legalSections(),
});

export type LegalSection = z.output<typeof section>;

export type LegalText = z.output<typeof legalSchema>;
