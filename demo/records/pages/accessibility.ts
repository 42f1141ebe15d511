import { identity } from "#demo/identity.ts";
import * as paths from "#src/paths.ts";
import type { PageSeed } from "../types.ts";

const { officeEmail: email, phone } = identity;

export const accessibility: PageSeed = {
	slug: "accessibility",
	title: "Accessibility",
	lead: "What works on this website and on the hill, what doesn’t work yet, and who to tell about it.",
	description:
		"How accessible our website and campus are, how we test the website, what doesn’t work yet, and how to report a problem.",
	sections: [
		{
			heading: "This website",
			text: "We built it to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. You can use it with only a keyboard or with a screen reader. You can enlarge text to 400%, space it more widely, use your own colours, and turn off motion.",
		},
		{
			heading: "How we test it",
			text: "Each time the site changes, automated tests check every page at phone and desktop width. They also complete an application with only the keyboard, in Chromium, Firefox and WebKit. We haven’t yet tested the site with people who use a screen reader every day.",
		},
		{
			heading: "What doesn’t work yet",
			text: "- Applications and the alumni registration need JavaScript. If you can’t turn it on, we’ll post you the form. All other pages and forms work without JavaScript.\n- Our PDF files are tagged for screen readers, but we haven’t tested them with one. The page our email links to has the same information.\n- We can’t change the videos, the live map or the payment page, because other companies provide them. Each video and map has a text version next to it.",
		},
		{
			heading: "On the campus",
			text: `The campus is on a slope, with many steps. If steps are difficult for you, tell us when you [book a visit](${paths.visit}) and we’ll take another route. Before you apply, ask us which rooms and studios you can reach. We’ll show you.`,
		},
		{
			heading: "Report a problem",
			text: `If something here or on the campus doesn’t work for you, email [${email}](mailto:${email}) or call ${phone} and tell us where. We’ll help you right away, then fix it. If that doesn’t help, email the [grievance officer](${paths.grievance}).`,
			button: { label: "Report a problem", link: paths.contact },
		},
	],
};
