import { openChromium } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";
import { openWebkit } from "./webkit.ts";

/** The browsers that the journeys are gone through in. */
export const browsers = [
	{ name: "chromium", open: openChromium },
	{ name: "firefox", open: openFirefox },
	{ name: "webkit", open: openWebkit },
];
