import { createHash } from "node:crypto";
import type { FailureKind } from "#src/health/failures/failure-kind.ts";

/** Traits that make failures alike. None of them come from what a visitor has entered. */
export type FailureTraits = {
	kind: FailureKind;
	/** The pattern of the route. */
	place: string;
	/** Name and code of the error. */
	name: string;
	/** The first frame of the product's own code. */
	frame: string;
};

export function fingerprintOf({ kind, place, name, frame }: FailureTraits): string {
	return createHash("sha256")
		.update(JSON.stringify([kind, place, name, frame]))
		.digest("hex")
		.slice(0, 32);
}

/** Name, code and first own frame of what was thrown, without its message, which may quote what someone has sent. */
export function traitsOf(error: unknown): Pick<FailureTraits, "name" | "frame"> {
	if (!(error instanceof Error)) return { name: typeof error, frame: "" };
	const code = "code" in error && /^[\w-]{1,40}$/.test(String(error.code)) ? ` ${error.code}` : "";
	const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	const own = frames.find((line) => !/node_modules|node:|<anonymous>/.test(line)) ?? "";
	return { name: `${wordOf(error.name) || "Error"}${code}`, frame: shortFrame(own) };
}

/** `functionName src/file.ts:12`, without folders of the machine. */
function shortFrame(line: string): string {
	const [, name = "", file = "", row = ""] =
		/^\s*at (?:(?:async )?([\w$.<> ]+) )?\(?(.*?):(\d+)(?::\d+)?\)?$/.exec(line) ?? [];
	const path = file
		.replace(/^file:\/\//, "")
		.replace(/^.*\/(src|build|peers|demo|tests)\//, "$1/")
		.replace(/\?.*$/, "");
	return `${name} ${path}${row && `:${row}`}`.trim().slice(0, 160);
}

/** A name as programs have them; empty for anything else. */
export function wordOf(text: string): string {
	return /^[\w$.]{1,60}$/.test(text) ? text : "";
}
