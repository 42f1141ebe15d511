import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** Sentence about a value for which its schema has none: what it must be, in words that follow its name. */
export function describeFault(issue: Issue): string {
	if (issue.input === undefined && (issue.code === "invalid_type" || issue.code === "invalid_value"))
		return "is missing";
	switch (issue.code) {
		case "invalid_type":
			return `must be ${kinds[issue.expected] ?? issue.expected}`;
		case "invalid_value":
			return `must be ${issue.values.length > 1 ? "one of these: " : ""}${issue.values.join(", ")}`;
		case "too_small":
			return `must ${sizeOf(issue.origin, issue.minimum)} or more`;
		case "too_big":
			return `must ${sizeOf(issue.origin, issue.maximum)} at most`;
		case "invalid_format":
			return formats[issue.format] ?? "isn’t valid";
		case "unrecognized_keys":
			return `has fields that don’t exist: ${issue.keys.join(", ")}`;
		default:
			return "isn’t valid";
	}
}

const kinds: Readonly<Record<string, string>> = {
	string: "a string",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	object: "an object",
	record: "an object",
	array: "a list",
};

const formats: Readonly<Record<string, string>> = {
	date: "must be a date, such as 2027-01-15",
	datetime: "must be a time, such as 2027-01-15T04:30:00.000Z",
	email: "must be an email address",
	url: "must be a URL, such as https://www.school.example",
};

function sizeOf(origin: string, size: number | bigint): string {
	const units: Readonly<Record<string, string>> = { string: "characters", array: "items" };
	const unit = units[origin];
	return unit === undefined ? `be ${size}` : `have ${size} ${unit}`;
}
