import { identity } from "#demo/identity.ts";
import * as paths from "#src/paths.ts";
import type { PageSeed } from "../types.ts";

const { officeEmail: email, phone } = identity;

export const accessibility: PageSeed = {
	slug: "accessibility",
	title: "Accessibility",
	lead: "What works on this website and on the hill, what doesn’t yet, and who to tell.",
	description:
		"How accessible the website and the campus are, how the website was tested, what doesn’t work yet, and how to tell us of a barrier.",
	sections: [
		{
			heading: "This website",
			text: "It’s built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. It works with the keyboard alone, with text at 400%, with widely spaced text, with the colours that your device sets, without motion, and with a screen reader.",
		},
		{
			heading: "How we test it",
			text: "Programs check every page on a phone’s and a desktop’s width, and send a whole application by keyboard, each time the site changes. The same journeys run in Chromium, Firefox and WebKit. We haven’t tested it with people who use a screen reader every day.",
		},
		{
			heading: "What doesn’t work yet",
			text: "- Applications and the alumni registration need JavaScript. Without it, we send you the form on paper. All other pages and forms work without JavaScript.\n- Our PDF files are tagged for screen readers, but we haven’t tested them with one. The page our email links to says the same.\n- We can’t change videos, maps or the payment page, because other companies provide them. Next to each video and map there’s a text version.",
		},
		{
			heading: "On the campus",
			text: `The campus is on a slope, with many steps. If steps are difficult for you, tell us when you [book a visit](${paths.visit}) and we’ll take another route. Before you apply, ask which rooms and studios you can reach: we’ll show you.`,
		},
		{
			heading: "Tell us",
			text: `If you meet a barrier, email [${email}](mailto:${email}) or call ${phone} and say on which page or where. We’ll help you do what you came for, and fix it. If that doesn’t help, write to the [grievance officer](${paths.grievance}).`,
			button: { label: "Tell us of a barrier", link: paths.contact },
		},
	],
};
