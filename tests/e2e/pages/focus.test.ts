import { expect, it } from "vitest";
import { walks, walkThrough } from "#tests/support/browser/focus-walk.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
/** The hardest to see it in; the rehearsal of the audit has the others, and a desktop. */
const onPhones = walks.filter(([name]) => name.includes("form"));

it.each(onPhones)("focus that goes by Tab is seen at every stop of %s, forwards and back", async (...walk) => {
	expect(await walkThrough(site, walk, 360)).toEqual([]);
});
