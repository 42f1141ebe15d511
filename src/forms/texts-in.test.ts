import { expect, test } from "vitest";
import { textsIn } from "./texts-in.ts";

test("a line break of a sent form counts as one character, and files are left out", () => {
	const form = new FormData();
	form.set("text", "one\r\ntwo\rthree\nfour");
	form.set("file", new File(["x"], "x.txt"));
	expect(textsIn(form)).toEqual({ text: "one\ntwo\nthree\nfour" });
});
