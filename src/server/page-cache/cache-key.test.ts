import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { readPageAddresses } from "./cache-key.ts";

const route = (id: string, path: string | undefined, handle?: object) => ({
	[id]: { id, parentId: "root", path, index: path === undefined, module: { handle } },
});
const read = readPageAddresses({
	routes: {
		...{ root: { id: "root", path: "", module: {} } },
		...route("home", undefined),
		...route("news", "news", { parameters: ["page", "category"] }),
		...route("details", "news-details/:key"),
		...route("pictures", "og/*"),
		...route("application", "application/:token", { personal: true }),
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
	["/_.data", "/_.data"],
	["/news.data?_routes=news&page=2&y=1", "/news.data?page=2&_routes=news"],
])("reads %s as %s", (url, address) => {
	expect(read(url)).toEqual({ address, shared: true });
});

it.each(["/nowhere", "/nowhere?page=1", "/a/b/c", "/application/a/b"])(
	"takes %s for the one page of all addresses that lead nowhere",
	(url) => {
		expect(read(url)).toEqual({ address: "/404", shared: true, missing: true });
	},
);

it.each([
	"/application/token",
	"/Application/token?checking",
	"/application/token.data",
	"/nowhere.data",
	`/news?category=${"x".repeat(101)}`,
])("shares %s with nobody", (url) => {
	expect(read(url)).toEqual({ address: url, shared: false });
});
