import { z } from "zod";
import { day, line, optionalLine } from "#src/fields/field-schemas.ts";
import { type ProductProgramme, programmeNames } from "./admissions.ts";
import { group, nameField, rows } from "./schema/named-field.ts";
import { amount, decimal, numberIfAny, text, whole } from "./schema/text-fields.ts";

export const sameEveryYear = "Years you don’t add cost the same as the last one here.";

export const yearFees = z.object({
	tuition: nameField("Tuition", amount()),
	studio: nameField("Studio", numberIfAny(amount())),
	exam: nameField("Examinations", numberIfAny(amount())),
});

const refundStep = z.object({
	when: nameField("When", line(120), "Such as 15 days or more before the reporting date."),
	share: nameField("Per cent", whole(0, 100), "Of the amount paid."),
	less: nameField("Processing fee", amount().optional(), "Rupees we deduct."),
});

const sentences = (title: string, hint?: string) => rows(title, "sentence", text(600), hint);

const feesOf = (key: ProductProgramme) => rows(programmeNames[key], "year", yearFees, sameEveryYear);

/** Fees of the school. Amounts are in whole rupees. */
export const feesSchema = z.object({
	academicYear: nameField("Academic year", optionalLine(20), "Such as 2027–28. Leave blank to show no fees."),
	programmes: group("Fees by programme, year by year", {
		barch: feesOf("barch"),
		environmental: feesOf("environmental"),
		urbanDesign: feesOf("urbanDesign"),
		diploma: feesOf("diploma"),
	}),
	deposit: nameField("Deposit", numberIfAny(amount()), "Paid once and refunded at the end."),
	hostel: group("Hostel", {
		rooms: rows(
			"Rooms",
			"room",
			z.object({
				kind: nameField("Kind", line(60)),
				perYear: nameField("Rupees a year", amount()),
				note: nameField("Note", line(200)),
				finalYear: nameField(
					"Final year only",
					z.boolean().optional(),
					"For the cost of a whole course: the years before cost as much as the first other room.",
				),
			}),
		),
		notes: sentences("Notes", "What the rent covers and who gets which room."),
	}),
	mess: group("Mess", {
		perMonth: nameField("Rupees a month", numberIfAny(amount())),
		months: nameField("Months a year", numberIfAny(whole(0, 12))),
		notes: sentences("Notes"),
	}),
	included: rows("Included", "thing", line(200)),
	notIncluded: rows(
		"Not included",
		"thing",
		z.object({ what: nameField("Item", line(200)), about: nameField("Approximate cost, ₹", amount().optional()) }),
	),
	paying: sentences("When and how to pay"),
	refunds: group("Refunds", { steps: rows("Steps", "step", refundStep), notes: sentences("Notes") }),
	abroad: group("In US dollars", {
		rate: group("Rate", {
			rupees: nameField("Rupees per dollar", numberIfAny(decimal(0, 10_000)), "Leave blank to show no dollars."),
			on: nameField("Day of the rate", day),
		}),
		items: rows(
			"Other costs in the first year",
			"cost",
			z.object({ what: nameField("Item", line(120)), about: nameField("Approximate cost, ₹", amount()) }),
		),
		notes: sentences("Notes"),
	}),
});

/** Cost of a year of a programme, in whole rupees. */
export type YearFees = z.output<typeof yearFees>;

export type Room = Fees["hostel"]["rooms"][number];

/** Refund to someone who leaves by a day; the first step that fits counts. */
export type RefundStep = z.output<typeof refundStep>;

export type Fees = z.output<typeof feesSchema>;

/** Fees with those of programmes that the school has added. */
export type SchoolFees = Omit<Fees, "programmes"> & { programmes: Readonly<Record<string, readonly YearFees[]>> };
