import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt, plainText, renderMarkdown } from "./markdown.server.ts";

describe("rendering Markdown", () => {
	it("gives the usual marks their tags", () => {
		const html = renderMarkdown(
			"A **bold** and an *other* word.\n\n- one\n- two\n\n> said\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |",
		);
		for (const part of [
			"<strong>bold</strong>",
			"<em>other</em>",
			"<li>two</li>",
			"<blockquote>",
			"<ol>",
			"<td>2</td>",
		])
			expect(html).toContain(part);
	});

	it.each([
		["# A\n\n## B\n\n### C", 3, ["h3", "h4", "h5"]],
		["## A\n\n#### B\n\n## C", 3, ["h3", "h4", "h3"]],
		["### A\n\n# B", 2, ["h2", "h2"]],
		["<h1>A</h1>\n\n###### B", 4, ["h4", "h5"]],
		["</p><H1/>A</H1>", 3, ["h3"]],
		["# A\n\n## B\n\n### C\n\n#### D\n\n##### E", 4, ["h4", "h5", "h6", "h6", "h6"]],
	] as const)("fits the headings of %j below the page's own, from level %i on", (text, top, levels) => {
		expect([...renderMarkdown(text, top).matchAll(/<(h\d)>/g)].map(([, tag]) => tag)).toEqual(levels);
	});

	it.each([
		["[a](https://elsewhere.example/x)", '<a href="https://elsewhere.example/x" rel="noopener">a</a>'],
		["[a](/undergraduate)", '<a href="/undergraduate">a</a>'],
		["[a](mailto:hello@doddabetta.example)", '<a href="mailto:hello@doddabetta.example">a</a>'],
		["[a](javascript:alert(1))", "<a>a</a>"],
		['<a href="jav&#x09;ascript:alert(1)" onclick="alert(1)" style="top:0">a</a>', "<a>a</a>"],
		["[a](data:text/html,x)", "<a>a</a>"],
	])("links %s safely", (text, html) => {
		expect(renderMarkdown(text)).toBe(`<p>${html}</p>`);
	});

	it.each([
		[
			"![A wall](/media/section-1-960.webp)",
			'<p><img src="/media/section-1-960.webp" alt="A wall" loading="lazy" /></p>',
		],
		["![](https://elsewhere.example/pixel.png)", "<p></p>"],
		["![](//elsewhere.example/pixel.png)", "<p></p>"],
		['<img src="/\\elsewhere.example/pixel.png">', ""],
		["![](data:image/png;base64,AA)", "<p></p>"],
		[
			"<script>alert(1)</script><style>* { top: 0 }</style><svg onload=alert(1)></svg><iframe src='/x'></iframe><form><input></form>",
			"",
		],
	])("takes pictures of this site only, and nothing that runs: %s", (text, html) => {
		expect(renderMarkdown(text)).toBe(html);
	});
});

describe("hostile text", () => {
	const poison = [
		"<script>",
		"</script>",
		"<img src=x onerror=alert(1)>",
		"<svg/onload=alert(1)>",
		"<math><mtext><style>",
		"<iframe srcdoc='",
		"<a href='",
		"javascript:alert(1)",
		"JaVa\tScRiPt:alert(1)",
		"vbscript:x",
		"data:text/html,<script>",
		"&#106;avascript:",
		"](",
		"[x](",
		"![",
		"<",
		">",
		'"',
		"'",
		"`",
		"\n\n",
		"    ",
		"```",
		"# ",
		"- ",
		"<!--",
		"-->",
		"<![CDATA[",
		"\u0000",
		"<h1 onclick=x>",
		"</p>",
		"<a href=//x ",
		" onmouseover=",
		"<style>",
		"\\",
		"<details open ontoggle=x>",
	];
	const hostile = fc
		.array(fc.oneof(fc.constantFrom(...poison), fc.string({ maxLength: 8 })), { maxLength: 30 })
		.map((parts) => parts.join(""));
	const tag =
		/<(\/?)(h[3-6]|p|ul|ol|li|blockquote|strong|em|del|code|pre|a|br|hr|img|table|thead|tbody|tr|th|td)((?: (?:href|rel|src|alt|loading|start)(?:="[^"<>]*")?)*)( ?\/)?>/g;
	const address = / (?:href|src)="([^"]*)"/g;

	it("makes no link of an address that leads nowhere", () => {
		expect(renderMarkdown("[x](:)")).toBe("<p><a>x</a></p>");
	});

	it("never yields anything but a few harmless tags and attributes", () => {
		fc.assert(
			fc.property(hostile, (text) => {
				const html = renderMarkdown(text);
				expect(html.replace(tag, "")).not.toMatch(/</);
				// The value of an attribute is text; only its name could make it a handler or a style.
				for (const [element] of html.matchAll(tag))
					expect(element.replace(/="[^"]*"/g, "")).not.toMatch(/ (on|style)/i);
			}),
			{ numRuns: 2000 },
		);
	});

	it("never yields an address that runs something", () => {
		fc.assert(
			fc.property(hostile, (text) => {
				for (const [, value = ""] of renderMarkdown(text).matchAll(address)) {
					const plainText = value.replace(/&#?\w+;/g, "").replace(/[\s\p{Cc}]/gu, "");
					expect(plainText).toMatch(/^((https?|mailto|tel):|[^:]*$|[/#?.])/i);
				}
			}),
			{ numRuns: 2000 },
		);
	});

	it("never breaks an excerpt, whose words are plain", () => {
		fc.assert(
			fc.property(
				hostile,
				fc.integer({ min: 1, max: 8 }),
				(text, count) => excerpt(text, count).split(" ").length <= count,
			),
		);
	});
});

describe("plain text and excerpts", () => {
	it("have the words without the marks", () => {
		expect(plainText('## The *answer*\n\nAsk [us](/contact) & wait,\\\nthen "go" < home.\n\n- one\n- two')).toBe(
			'The answer Ask us & wait, then "go" < home. one two',
		);
	});

	it("count words", () => {
		expect(excerpt("**One** two\n\nthree four", 3)).toBe("One two three…");
		expect(excerpt("One two three", 3)).toBe("One two three");
		expect(excerpt("One two three four", 3, "...")).toBe("One two three...");
		expect(excerpt("", 8)).toBe("");
	});
});
