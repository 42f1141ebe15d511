import { z } from "zod";
import { optionalLine } from "#src/fields/field-schemas.ts";
import { group, nameField } from "#src/school/schema/named-field.ts";
import { optionalText } from "#src/school/schema/text-fields.ts";

const parts = {
	description: nameField(
		"For search engines",
		optionalLine(400).optional(),
		"One sentence. Without it: the title and the name of the school.",
	),
	lead: nameField("Introduction", optionalText(600).optional(), "Below the title."),
};

const page = (title: string) => group(title, parts);

/** The introductions of pages whose other texts are records or texts of their own. */
export const pagesSchema = z.object({
	about: page("About the school"),
	achievements: page("Achievements"),
	approvals: page("Approvals"),
	alumni: page("Alumni"),
	blogs: page("Blogs"),
	campus: page("Campus"),
	careers: page("Careers"),
	contact: page("Contact"),
	disclosure: page("Mandatory disclosure"),
	diploma: page("Diploma"),
	events: page("Events"),
	fitness: page("Fitness"),
	gallery: page("Gallery"),
	getStarted: page("Get started"),
	hostel: page("Hostel"),
	international: page("International students"),
	library: page("Library"),
	mess: page("Mess"),
	news: page("News"),
	placement: page("Placement"),
	playground: page("Playground"),
	postgraduate: page("M.Arch Environmental Architecture"),
	questions: page("Questions"),
	quickEnquiry: page("Quick enquiry"),
	staff: page("Faculty and staff"),
	stories: page("Student stories"),
	studio: page("Studio"),
	undergraduate: page("B.Arch"),
	urbanDesign: page("M.Arch Urban Design"),
	work: page("Students’ work"),
});

export type PageTexts = z.output<typeof pagesSchema>;
