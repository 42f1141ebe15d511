import { expect, test } from "vitest";
import { opensCheckout } from "./checkout-pages.ts";

test.each([
	"/barch-application",
	"/march-application/",
	"/diploma-application",
	"/application/Zm9v-_",
	"/failure",
	"/cancel",
	"/Cancel",
])("%s can open the checkout", (path) => {
	expect(opensCheckout(path)).toBe(true);
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
