import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { readPageRoutes } from "./page-routes.ts";

type Options = { handle?: object; action?: () => void; parentId?: string };
const route = (id: string, path: string | undefined, { parentId = "layout", ...module }: Options = {}) => ({
	[id]: { id, parentId, path, index: path === undefined, module },
});
const layout = (id: string, path?: string, handle?: object) => ({
	[id]: { id, parentId: "root", path, module: { handle } },
});
const action = () => {};
const { readAddress, findFormTarget } = readPageRoutes({
	routes: {
		root: { id: "root", path: "", module: {} },
		...layout("layout"),
		...layout("staff", "staff", { personal: true }),
		...route("home", undefined),
		...route("news", "news", { handle: { parameters: ["page", "category"] } }),
		...route("details", "news-details/:key"),
		...route("contact", "contact", { action }),
		...route("application", "application/:token", { handle: { personal: true } }),
		...route("pictures", "og/*", { parentId: "root" }),
		...route("case", "cases/:id", { parentId: "staff", action }),
	},
} as unknown as Pick<ServerBuild, "routes">);

it.each([
	["/", "/"],
	["/?utm_source=letter&fbclid=x", "/"],
	["/NEWS/", "/news"],
	["/news?category=awards&page=2", "/news?page=2&category=awards"],
	["/news?page=2&page=3&x=1", "/news?page=2"],
	["/news?page=%32", "/news?page=2"],
	["/news?", "/news"],
	["/news#top", "/news"],
	["/News-Details/two-sheets", "/news-details/two-sheets"],
	["/news-details/Two", "/news-details/Two"],
	["/og/news-details/two.png", "/og/news-details/two.png"],
])("reads %s as %s", (url, address) => {
	expect(readAddress(url)).toEqual({ address, shared: true });
});

it.each([
	"/nowhere",
	"/nowhere?page=1",
	"/a/b/c",
	"/application/a/b",
	"/_.data",
	"/news.data?_routes=news",
	"/nowhere.data",
	"/404",
])("reads %s as the one address of everything that has no route", (url) => {
	expect(readAddress(url)).toEqual({ address: "/404", shared: true, missing: true });
});

it.each([
	"/application/token",
	"/Application/token?checking",
	"/application/token.data",
	`/news?category=${"x".repeat(101)}`,
	"/staff/cases/7",
	"/staff/cases/7.data",
])("does not share %s", (url) => {
	expect(readAddress(url)).toEqual({ address: url, shared: false });
});

it.each([
	["/contact", { pattern: "/contact", personal: false }],
	["/Contact/?sent=1", { pattern: "/contact", personal: false }],
	["/contact.data", undefined],
	["/staff/cases/7.data", { pattern: "/staff/cases/:id", personal: true }],
	["/staff/cases/7", { pattern: "/staff/cases/:id", personal: true }],
	["/news", undefined],
	["/staff", undefined],
	["/nowhere", undefined],
])("finds the page that takes forms sent to %s", (url, target) => {
	expect(findFormTarget(url)).toEqual(target);
});
