import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function written(act: (log: ReturnType<typeof createLog>) => void, level = "info") {
	const lines: string[] = [];
	act(createLog(level, { write: (line: string) => lines.push(line) }));
	return lines.map((line) => JSON.parse(line));
}

it("writes one JSON object a line, with its time in UTC, and nothing about the machine", () => {
	const [line] = written((log) => log.info({ removed: 2 }, "files removed"));
	expect(line).toEqual({
		level: 30,
		time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		removed: 2,
		msg: "files removed",
	});
});

it("lets no value end its line or begin another", () => {
	const forged = 'a\nb\r"}\n{"level":50,"msg":"forged"}';
	const lines: string[] = [];
	createLog("info", { write: (line: string) => lines.push(line) }).info({ path: forged }, "answered");
	expect(lines.join("").split(/[\r\n]/)).toEqual([expect.stringMatching(/^\{.*\}$/), ""]);
	expect(JSON.parse(lines.join(""))).toMatchObject({ path: forged, msg: "answered" });
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

it.each([
	['No route matches URL "/pay/4tK-secret_token"', 'No route matches URL "…"'],
	["Nothing at /D/4tK-secret_token?q=Meenakshi, twice", "Nothing at /* twice"],
	["Failed to fetch https://school.example/visit/4tK-secret_token", "Failed to fetch /*"],
	[`Unexpected token 'M', "Meenakshi" is not valid JSON`, `Unexpected token 'M', "…" is not valid JSON`],
	[`Headers.append: "/guardian/4tK`, `Headers.append: "…"`],
	["Cannot read properties of undefined (reading 'name') and/or more", undefined],
])("keeps no value of a request in the words %j", (text, expected = text) => {
	const error = new TypeError(`${text}\n    at meenakshi (/application/4tK-secret_token:1:1)`);
	const [line] = written((log) => log.error({ err: error }, "request failed"));
	expect(line.err.message).toContain(expected);
	expect(JSON.stringify(line.err)).not.toContain("4tK");
	expect(line.err.stack).toMatch(/^\s+at .*log\.test\.ts/);
	expect(line.err.stack).not.toContain("meenakshi");
});

it("does not keep what is thrown without being an error", () => {
	const [line] = written((log) => log.error({ err: "Meenakshi Raman" }, "request failed"));
	expect(line.err).toEqual({ type: "string" });
});
