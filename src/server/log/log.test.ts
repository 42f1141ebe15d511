import { expect, it } from "vitest";
import { createLog, maskPath } from "./log.ts";

function written(act: (log: ReturnType<typeof createLog>) => void, level = "info") {
	const lines: string[] = [];
	act(createLog(level, { write: (line: string) => lines.push(line) }));
	return lines.map((line) => JSON.parse(line));
}

it.each([
	["/application/4tK-secret_token", "/application/*"],
	["/application/4tK-secret_token/print?copy=1", "/application/*/print"],
	["/application/4tK-secret_token.data", "/application/*.data"],
	["/application/4tK-secret_token?payment=1", "/application/*"],
	["/APPLICATION/q3Zr0xHk-T9vYb2LmWc8NfEaSdJp4uGi_o7tQ1yRXwU", "/APPLICATION/*"],
	["//application/q3Zr0xHk-T9vYb2LmWc8NfEaSdJp4uGi_o7tQ1yRXwU", "//application/*"],
	["/pay/4tK-secret_token", "/pay/*"],
	["/pay/4tK-secret_token/receipt.pdf?x=1", "/pay/*/receipt.pdf"],
	["/application", "/application"],
	["/success?email=meenakshi@example.com", "/success"],
	["/academic?q=%E0%A4%A", "/academic"],
	["/barch-application", "/barch-application"],
	["?name=Meenakshi", ""],
	["/meenakshi@example.com", "/*"],
	["/write-to/meenakshi.raman%40example.com/now", "/write-to/*/now"],
	["/write-to/meenakshi.raman%2540example.com", "/write-to/*"],
	["/call/+91 98765-43210", "/call/+*"],
	["/call/98765%252043210", "/call/*"],
	["/news/opening-2026-11-24", "/news/opening-2026-11-24"],
	["/d/DSA-26-B-000123", "/d/DSA-26-B-000123"],
])("keeps of the address %s only %s", (url, kept) => {
	expect(maskPath(url)).toBe(kept);
});

it("writes one JSON object a line, with its time in UTC, and nothing about the machine", () => {
	const [line] = written((log) => log.info({ removed: 2 }, "files removed"));
	expect(line).toEqual({
		level: 30,
		time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		removed: 2,
		msg: "files removed",
	});
});

it("says which of several processes wrote a line", () => {
	const lines: string[] = [];
	createLog("info", { write: (line: string) => lines.push(line) }, "desk-2-4711").info("hello");
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ instance: "desk-2-4711", msg: "hello" }]);
});

it("keeps quiet below its level", () => {
	expect(written((log) => log.info("quiet"), "warn")).toEqual([]);
});

it("keeps of a database's error its code and place, not its words, which quote what it refused", () => {
	const error = Object.assign(
		new Error("duplicate key: Key (email)=(meenakshi@example.com) already exists.\nMeenakshi Raman"),
		{
			code: "23505",
			detail: "meenakshi@example.com",
		},
	);
	const [line] = written((log) => log.error({ err: error }, "request failed"));
	expect(line.err).toEqual({ type: "Error", code: "23505", stack: expect.stringMatching(/^\s+at .*log\.test\.ts/) });
	expect(JSON.stringify(line)).not.toMatch(/meenakshi/i);
});

it("keeps the words of our own errors, shortened", () => {
	const [line] = written((log) => log.error({ err: new TypeError("x".repeat(1000)) }, "request failed"));
	expect(line.err).toMatchObject({ type: "TypeError", message: "x".repeat(300) });
});

it("does not keep what is thrown without being an error", () => {
	const [line] = written((log) => log.error({ err: "Meenakshi Raman" }, "request failed"));
	expect(line.err).toEqual({ type: "string" });
});
