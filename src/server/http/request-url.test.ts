import { expect, it } from "vitest";
import { normalizeRequestUrl } from "./request-url.ts";

it.each([
	["/academic?year=2026", "/academic?year=2026"],
	["/a%20b%C3%A9", "/a%20b%C3%A9"],
	["http://evil.example/academic?x=1", "/academic?x=1"],
	["HTTPS://evil.example", "/"],
	["http://evil.example?x=1", "/?x=1"],
	["//evil.example/academic", "//evil.example/academic"],
	["/%E0%A4%A/b?c=%E0", "/%25E0%25A4%25A/b?c=%E0"],
	["/100%", "/100%25"],
	["/office/%09/[?a=%09", "/office/%2509/[?a=%09"],
	["/%5C[", "/%255C["],
	["/office/%2e%2E/fees/6?a=/../b", "/fees/6?a=/../b"],
	["/a/./b/..", "/a/"],
	["//[/../..//c", "//c"],
	["*", "*"],
])("reads %s as %s", (url, expected) => {
	expect(normalizeRequestUrl(url)).toBe(expected);
});
