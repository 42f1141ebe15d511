import { expect, it } from "vitest";
import { addressIn, linksIn, localAddress, splitLanguage } from "./addresses.ts";

const languages = ["ta", "hi"];

it.each([
	["/ta", "ta", "/"],
	["/ta/", "ta", "/"],
	["/ta?page=2", "ta", "/?page=2"],
	["/hi/fees#top", "hi", "/fees#top"],
	["/hi//host.example/fees", "hi", "/host.example/fees"],
	["/ta/api/v1/website/application/add", "ta", "/api/v1/website/application/add"],
	["/ta/events.ics", "en", "/events.ics"],
	["/ml/fees", "en", "/ml/fees"],
	["/tarot", "en", "/tarot"],
	["/en/fees", "en", "/en/fees"],
	["/", "en", "/"],
])("%s is in %s at %s", (url, language, address) => {
	expect(splitLanguage(url, languages)).toEqual({ language, address });
});

it.each([
	["/", "/ta"],
	["/?page=2", "/ta?page=2"],
	["/fees", "/ta/fees"],
	["/hi/fees", "/hi/fees"],
	["/en/fees", "/fees"],
	["/en", "/"],
	["/static/js/start.js", "/static/js/start.js"],
	["/sitemap.xml", "/sitemap.xml"],
	["/application/abc/application.pdf", "/ta/application/abc/application.pdf"],
])("%s on a page in Tamil leads to %s", (address, local) => {
	expect(localAddress("ta", languages, address)).toBe(local);
});

it("leads to the same address that it is read from", () => {
	for (const address of ["/", "/fees", "/?page=2", "/news-details/a-b?x=1"])
		expect(splitLanguage(addressIn("hi", address), languages)).toEqual({ language: "hi", address });
});

it("leads links and forms of a page, and nothing that only looks like one", () => {
	const page =
		'<a href="/fees">a</a> <a href="//host.example/x">b</a> <a href="https://host.example/">c</a> ' +
		'<form action="/contact"> <img src="/fees.png"> <p data-note="href=/fees"> <a href="#top"> <a href="/hi" hreflang="hi">';
	expect(linksIn("ta", languages, page)).toBe(
		page.replace('"/fees"', '"/ta/fees"').replace('"/contact"', '"/ta/contact"'),
	);
});
