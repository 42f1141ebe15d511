import { expect, test } from "vitest";
import { isolateNames, readsRightToLeft } from "./direction.ts";

const showIsolates = (text: string) => text.replaceAll("\u2068", "[").replaceAll("\u2069", "]");

test.each([
	["Dear نصرت فتح علی, 12 May is the last day.", "Dear [نصرت فتح علی], 12 May is the last day."],
	["حسن, +91 98400 12345", "[حسن], +91 98400 12345"],
	["زینب (guardian of حسن) has answered.", "[زینب] (guardian of [حسن]) has answered."],
	["New visit: مُنیر, 3 people", "New visit: [مُنیر], 3 people"],
	["Dear Anbu, 12 May", "Dear Anbu, 12 May"],
	["آپ کی درخواست مل گئی ہے۔", "آپ کی درخواست مل گئی ہے۔"],
	["حسن\nعلی, 5", "[حسن]\n[علی], 5"],
])("names from right to left are kept apart in %j", (sentence, isolated) => {
	expect(showIsolates(isolateNames(sentence))).toBe(isolated);
});

test("a text is from right to left if it begins so, and most of it is", () => {
	expect(readsRightToLeft("یہ B.Arch کا فارم ہے")).toBe(true);
	expect(readsRightToLeft("B.Arch کا فارم مکمل ہو گیا")).toBe(false);
	expect(readsRightToLeft("حسن has cancelled.")).toBe(false);
});
