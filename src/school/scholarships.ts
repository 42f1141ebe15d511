import { z } from "zod";
import { line, optionalLine } from "#src/fields/field-schemas.ts";
import { programme } from "./admissions.ts";
import { nameField, rows } from "./schema/named-field.ts";
import { amount, link, text, whole } from "./schema/text-fields.ts";

const sentences = (title: string) => rows(title, "sentence", text(600));

const forWholeCourse = "For the cost of a whole course. Leave blank if it varies.";

/** The share of the cost that help pays, as far as it is the same for everyone who gets it. */
const relief = () => ({
	tuitionShare: nameField("Tuition it pays, in per cent", whole(1, 100).optional(), forWholeCourse),
	perYear: nameField("Rupees a year", amount().optional(), forWholeCourse),
	programmes: rows("Programmes", "programme", programme(), "Leave out if it’s for all of them.").optional(),
});

const award = z.object({
	figure: nameField("Figure", line(20), "Set large, such as 4."),
	unit: nameField("Unit", line(60), "What the figure counts, such as full waivers a year."),
	title: nameField("Title", line(120)),
	who: sentences("Who"),
	howMuch: sentences("How much"),
	byWhen: nameField("When to apply", line(200), "Shown after the deadline, if there is one."),
	deadline: nameField("Deadline", optionalLine(60).optional(), "The key of the season’s last date to apply."),
	how: sentences("How"),
	...relief(),
});

const scheme = z.object({
	name: nameField("Name", line(120)),
	from: nameField("From", line(120)),
	what: nameField("Description", text(600)),
	address: nameField("Address", link().optional(), "Where to apply."),
	...relief(),
});

export const scholarshipsSchema = z.object({
	lead: nameField("Introduction", text(400)),
	awards: rows("The school’s own help", "award", award),
	schemesNotes: rows(
		"About the schemes",
		"sentence",
		text(600),
		"What the school does about them and what it doesn’t promise.",
	),
	schemes: rows("Other schemes", "scheme", scheme),
});

/** Help with the fees that the school gives itself. */
export type Award = z.output<typeof award>;

/** Help that someone else gives. */
export type Scheme = z.output<typeof scheme>;

/** The amounts that help takes off the fees. */
export type Relief = Pick<Award, "tuitionShare" | "perYear" | "programmes">;

export type Scholarships = z.output<typeof scholarshipsSchema>;
