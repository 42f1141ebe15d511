import { expect, test } from "vitest";
import * as paths from "#src/paths.ts";
import routes from "#src/routes.ts";
import { isApplying, listedPages, opensCheckout } from "./page-table.ts";

/** Shown to one visitor, or in place of another page. */
const unlisted: string[] = [paths.success, paths.failure, paths.cancel, paths.offline];

test("the site map and the share pictures list every page that has one address, and no other", () => {
	const routePaths = routes
		.flatMap((route) => route.children ?? route)
		.map(({ path = "" }) => `/${path}`)
		.filter((path) => !/[:*.]/.test(path) && !unlisted.includes(path));
	expect(listedPages.map(([path]) => path).toSorted()).toEqual(routePaths.toSorted());
});

test.each([
	"/barch-application",
	"/march-application/",
	"/diploma-application",
	"/application/Zm9v-_",
	"/failure",
	"/cancel",
	"/Cancel",
])("%s can open the checkout, and its visitor is applying", (path) => {
	expect(opensCheckout(path)).toBe(true);
	expect(isApplying(path)).toBe(true);
});

test.each([
	"/",
	"/success",
	"/contact",
	"/application",
	"/application/x/receipt.pdf",
	"/news-details/failure",
	"/failures",
	"/api/v1/razorpay",
])("%s cannot", (path) => {
	expect(opensCheckout(path)).toBe(false);
});

test("choosing a programme and the thanks afterwards are part of applying; other pages are not", () => {
	expect(["/academic", "/success"].map(isApplying)).toEqual([true, true]);
	expect(["/", "/application", "/undergraduate", "/nowhere/cancel"].map(isApplying)).toEqual(Array(4).fill(false));
});
