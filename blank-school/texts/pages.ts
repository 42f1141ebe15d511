import type { PageTexts } from "../../src/school/texts.ts";
import { identity } from "../identity.ts";

/** The introductions and search descriptions of pages. */
export const pages: PageTexts = {
	alumni: { description: `Alumni: ${identity.name}.`, lead: "One sentence about this page." },
	stories: { description: `Student stories: ${identity.name}.`, lead: "One sentence about this page." },
	staff: { description: `Staff: ${identity.name}.`, lead: "One sentence about this page." },
	careers: { description: `Careers: ${identity.name}.`, lead: "One sentence about this page." },
	achievements: { description: `Achievements: ${identity.name}.`, lead: "One sentence about this page." },
	gallery: { description: `Gallery: ${identity.name}.`, lead: "One sentence about this page." },
	news: { description: `News: ${identity.name}.`, lead: "One sentence about this page." },
	events: { description: `Events: ${identity.name}.`, lead: "One sentence about this page." },
	blogs: { description: `Blogs: ${identity.name}.` },
	campus: { description: `Campus: ${identity.name}.` },
	playground: { description: `Playground: ${identity.name}.` },
	fitness: { description: `Fitness: ${identity.name}.` },
	mess: { description: `Mess: ${identity.name}.` },
	studio: { description: `Studio: ${identity.name}.` },
	library: { description: `Library: ${identity.name}.` },
	hostel: { description: `Hostel: ${identity.name}.` },
	undergraduate: { description: `B.Arch: ${identity.name}.` },
	postgraduate: { description: `M.Arch: ${identity.name}.` },
	urbanDesign: { description: `M.Arch Urban Design: ${identity.name}.` },
	diploma: { description: `Diploma: ${identity.name}.` },
	international: { description: `International students: ${identity.name}.` },
	placement: { description: `Placement: ${identity.name}.` },
	about: { description: `About the school: ${identity.name}.` },
	contact: { description: `Contact: ${identity.name}.` },
	quickEnquiry: { description: `Quick enquiry: ${identity.name}.`, lead: "One sentence about this page." },
	getStarted: { description: `Write to the school: ${identity.name}.`, lead: "One sentence about this page." },
};
