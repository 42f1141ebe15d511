import { z } from "zod";
import { line, optionalLine, pictureFields } from "#src/fields/field-schemas.ts";
import { plainFigures, westernDigits } from "#src/formatting/typed-text.ts";
import { coloursSchema, logoSchema } from "./brand.ts";
import { choice, group, nameField, rows } from "./schema/named-field.ts";
import { decimal, text, whole, year } from "./schema/text-fields.ts";
import { typefaceSchema } from "./typeface.ts";

const networks = {
	LinkedIn: "LinkedIn",
	X: "X",
	YouTube: "YouTube",
	Instagram: "Instagram",
	Facebook: "Facebook",
} as const;

const phone = () =>
	line(30)
		.overwrite(plainFigures)
		.regex(/^\+?[\d ()-]{6,}$/, "must be a phone number such as +91 423 000 0000");

/** Identity of the school. */
export const identitySchema = z.object({
	name: nameField("Name", line(80)),
	shortName: nameField(
		"Short name",
		line(8).regex(/^[A-Za-z]+$/, "must have letters only"),
		"Starts every application number, such as ABC-26-B-000123. Letters only. Existing numbers don’t change.",
	),
	tagline: nameField("Tagline", line(80), "The large words on the home page."),
	blurb: nameField("About the school", text(400), "Two sentences for the panel next to the menu."),
	foundedIn: nameField("Founded in", year()).optional(),
	firstGraduation: nameField(
		"First graduation",
		year(),
		"The year in which the first class graduated. Leave blank if none has.",
	).optional(),
	phone: nameField("Phone", phone()),
	mobile: nameField("Mobile phone", phone(), "For WhatsApp, and for emergencies."),
	email: nameField("Email", z.email("must be an email address").max(200, "must have at most 200 characters")),
	officeEmail: nameField(
		"Email of the office",
		z.email("must be an email address").max(200, "must have at most 200 characters"),
		"Gets a notice of everything received, unless the server names another. Leave blank for the address above.",
	).optional(),
	securityEmail: nameField(
		"Email for security reports",
		z.email("must be an email address").max(200, "must have at most 200 characters"),
		"For people who find a security problem. Leave blank to use the first address.",
	).optional(),
	address: group("Address", {
		lines: rows("Lines", "line", line(80), "Street first, district last.").min(1, "must have a line"),
		region: nameField("State", line(60)),
		postalCode: nameField("Postal code", line(12).overwrite(westernDigits)),
		country: nameField("Country", line(60)),
	}),
	place: group(
		"Place on the map",
		{
			latitude: nameField("Latitude", decimal(-90, 90), "Degrees north."),
			longitude: nameField("Longitude", decimal(-180, 180), "Degrees east."),
			altitude: nameField(
				"Altitude",
				whole(-400, 6000),
				"Metres above the sea. Leave blank not to show it.",
			).optional(),
		},
		"Click your school in Google Maps or OpenStreetMap, copy its coordinates or the page’s link, and paste it into " +
			"Latitude: we’ll fill in both. Leave all blank to show neither coordinates nor a map.",
	).optional(),
	accreditation: nameField(
		"Accreditation",
		optionalLine(120),
		"Shown in the footer of every page. Leave blank for none.",
	),
	counters: rows(
		"Counters",
		"counter",
		z.object({
			value: nameField("Number", whole(0, 10_000_000)),
			suffix: nameField("After the number", optionalSuffix(), "Such as +. Leave blank for none."),
			label: nameField("What it counts", line(40), "Such as students."),
		}),
		"The figures of the home page.",
	),
	social: rows(
		"Social media",
		"profile",
		z.object({ name: choice("Network", networks), url: nameField("Address", z.url("must be an address")) }),
	),
	colours: coloursSchema,
	typeface: nameField(
		"Typeface of headings",
		typefaceSchema.default({ face: "familjen" }),
		"For headings on the website. Link previews, PDFs, emails and the office keep Familjen Grotesk.",
	),
	logo: logoSchema,
	logoImage: nameField(
		"Logo as an image",
		pictureFields.picture,
		"SVG or PNG from the library, best without a background. Shown instead of the lines above.",
	).optional(),
	logoOnDark: nameField(
		"Logo on dark surfaces",
		pictureFields.picture,
		"For the footer, menu, icons and office. Without it, the logo has a light background there.",
	).optional(),
	logoHasName: nameField(
		"The logo has the name in it",
		z.boolean(),
		"If so, we don’t show the name next to it.",
	).optional(),
	contours: nameField(
		"Contour lines",
		z.boolean(),
		"Draws a section of the campus at the top of pages, and an architect’s drawings on them. If off, the logo is there.",
	).optional(),
	feeDays: nameField(
		"Days to pay",
		whole(1, 365),
		"Days applicants have to pay the application fee. Set the amount in Application forms or in the server’s settings.",
	),
});

export type Identity = z.output<typeof identitySchema>;

export type Place = NonNullable<Identity["place"]>;

/** Returns the first year of graduates, even if the school hasn't given one. */
export const firstYearOf = ({ firstGraduation, foundedIn }: Identity) => firstGraduation ?? foundedIn ?? 1950;

function optionalSuffix() {
	return z.string().trim().max(5, "must have at most 5 characters");
}
