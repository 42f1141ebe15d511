import { expect, test } from "vitest";
import { needsWholePage, upiFirst } from "./checkout.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android = "Mozilla/5.0 (Linux; Android 16; Pixel 9";

test.each([
	["Instagram", `${iphone} Mobile/15E148 Instagram 400.0.0`, true],
	["Facebook's messenger", `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/500.0]`, true],
	[
		"a web view on Android",
		`${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36`,
		true,
	],
	["a web view on an iPhone", `${iphone} Mobile/15E148`, true],
	["UC", `${android}) AppleWebKit/537.36 UCBrowser/15.0 Mobile Safari/537.36`, true],
	["Opera Mini", "Opera/9.80 (Android; Opera Mini/80.0) Presto/2.12", true],
	["Safari on an iPhone", `${iphone} Version/19.0 Mobile/15E148 Safari/604.1`, false],
	["Chrome on an iPhone", `${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, false],
	["Chrome on Android", `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36`, false],
	["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", false],
])("%s", (_browser, userAgent, whole) => {
	expect(needsWholePage(userAgent)).toBe(whole);
});

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0";

test.each([
	["apps on an iPhone", `${iphone} Version/19.0 Mobile/15E148 Safari/604.1`, "intent"],
	["apps on Android", `${android}) ${chrome} Mobile Safari/537.36`, "intent"],
	["a code on a desktop", `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, "qr"],
	["a code on a Mac, or an iPad that poses as one", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "qr"],
])("UPI comes first, by %s, and the other methods follow", (_device, userAgent, flow) => {
	const { blocks, sequence, hide, preferences } = upiFirst(userAgent).display;
	expect(blocks.upi?.instruments).toEqual([{ method: "upi", flows: [flow] }]);
	expect([sequence, hide, preferences]).toEqual([
		["block.upi"],
		[{ method: "upi", flows: ["collect"] }],
		{ show_default_blocks: true },
	]);
});
