import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { fixedPages } from "./fixed-pages.ts";

const personal = ["/success", "/failure", "/cancel"];

test("the site map and the pictures know every page that has one address, and no other", () => {
	const paths = routes.map(({ path = "" }) => `/${path}`).filter((path) => !/[:*.]/.test(path) && !personal.includes(path));
	expect(Object.keys(fixedPages).toSorted()).toEqual(paths.toSorted());
});
