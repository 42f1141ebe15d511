import { expect, test } from "vitest";
import routes from "#src/routes.ts";
import { fixedPages } from "./fixed-pages.ts";

/** Shown to one visitor, or in place of another page. */
const unlisted = ["/success", "/failure", "/cancel", "/offline"];

test("the site map and the pictures know every page that has one address, and no other", () => {
	const paths = routes
		.map(({ path = "" }) => `/${path}`)
		.filter((path) => !/[:*.]/.test(path) && !unlisted.includes(path));
	expect(Object.keys(fixedPages).toSorted()).toEqual(paths.toSorted());
});
