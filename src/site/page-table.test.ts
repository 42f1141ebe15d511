import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import routes from "#src/routes.ts";
import { invitesToApply, isPersonal, opensCheckout } from "./page-table.ts";

/** Shown to one visitor, in place of another page, or of use only while no applications are taken. */
const unlisted: string[] = [
	paths.success,
	paths.failure,
	paths.cancel,
	paths.payerReturn(),
	paths.openingRequest(),
	paths.offline,
	paths.openingSoon,
	paths.notFound,
];

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
	"/pay/Zm9v-_",
	"/failure",
	"/cancel",
	"/Cancel",
])("%s can open the checkout, and its visitor needs no invitation to apply", (path) => {
	expect(opensCheckout(path)).toBe(true);
	expect(invitesToApply(path)).toBe(false);
});

test.each([
	"/",
	"/success",
	"/contact",
	"/application",
	"/application/x/receipt.pdf",
	"/application/x/payer-link",
	"/pay",
	"/news-details/failure",
	"/failures",
	"/api/v1/razorpay",
])("%s cannot", (path) => {
	expect(opensCheckout(path)).toBe(false);
});

test("visitors are invited to apply everywhere but where they are applying", () => {
	const invitingPaths = (...paths: string[]) => paths.filter(invitesToApply);
	expect(invitingPaths("/barch-application", "/success", "/interview/x", "/pay/x", "/privacy-requests/x")).toEqual([]);
	expect(invitingPaths("/anti-ragging", "/grievance/", "/offline")).toEqual([]);
	const others = ["/", "/academic", "/contact", "/visit", "/registration", "/query", "/carrers", "/nowhere/cancel"];
	expect(invitingPaths(...others)).toEqual(others);
});

test("no page of one person alone invites to apply, or can be saved on a device", () => {
	const personal = routes
		.flatMap((route) => route.children ?? [])
		.filter(({ file }) => /\bpersonal: true\b/.test(readFileSync(`src/${file}`, "utf8")))
		.map(({ path = "" }) => `/${path.replaceAll(/:\w+/g, "x")}`);
	expect(personal.length).toBeGreaterThan(10);
	expect(personal.filter((path) => invitesToApply(path) || !isPersonal(path))).toEqual([]);
});
