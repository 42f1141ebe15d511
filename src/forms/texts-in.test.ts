import { expect, test } from "vitest";
import { isUnreadableForm } from "#src/health/unreadable-form.ts";
import { textsIn } from "./texts-in.ts";

test("a line break of a sent form counts as one character, and files are left out", () => {
	const form = new FormData();
	form.set("text", "one\r\ntwo\rthree\nfour");
	form.set("file", new File(["x"], "x.txt"));
	expect(textsIn(form)).toEqual({ text: "one\ntwo\nthree\nfour" });
});

test("a form with a field that is there twice is no form, whatever the values", () => {
	for (const second of ["other", "same", ""]) {
		const form = new FormData();
		form.append("act", "same");
		form.append("act", second);
		let thrown: unknown;
		try {
			textsIn(form);
		} catch (error) {
			thrown = error;
		}
		expect(isUnreadableForm(thrown)).toBe(true);
	}
});
