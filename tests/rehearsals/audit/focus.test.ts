import { describe, expect, it } from "vitest";
import { walks, walkThrough } from "#tests/support/browser/focus-walk.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

describe.each([360, 1440])("focus that goes by Tab, %i px wide,", (width) => {
	it.each(walks)("is seen at every stop of %s, forwards and back", async (...walk) => {
		expect(await walkThrough(site, walk, width)).toEqual([]);
	});
});
