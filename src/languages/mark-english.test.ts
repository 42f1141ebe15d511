import { expect, it } from "vitest";
import { hasOwnScript, markEnglish } from "./mark-english.ts";

it.each([
	['<h1 class="a">Ten years of weather</h1>', '<h1 lang="en" class="a">Ten years of weather</h1>'],
	["<p>The Nilgiris &amp; more <b>மலை</b></p>", '<p lang="en">The Nilgiris &amp; more <b>மலை</b></p>'],
	["<p>B.Arch படிப்பு</p>", "<p>B.Arch படிப்பு</p>"],
	["<p><strong>Note.</strong> Long</p>", '<p lang="en"><strong>Note.</strong> Long</p>'],
	["<dd>+2,254 m</dd>", "<dd>+2,254 m</dd>"],
	["<li>&nbsp;&amp;</li>", "<li>&nbsp;&amp;</li>"],
	['<a lang="hi" href="/hi">Hindi</a>', '<a lang="hi" href="/hi">Hindi</a>'],
	['<pre>Verse</pre><script>"<b>"</script>', '<pre>Verse</pre><script>"<b>"</script>'],
])("marks what %s begins with", (html, marked) => {
	expect(markEnglish(html)).toBe(marked);
});

it("knows languages of their own script by their names", () => {
	expect(["தமிழ்", "हिन्दी", "Bé", "ʻŌlelo"].map(hasOwnScript)).toEqual([true, true, false, false]);
});
