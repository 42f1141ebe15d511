import { brokenJson, deepJson, oddBoundary, oddJson, oddText } from "./odd-values.ts";
import type { Random } from "./random.ts";
import type { KnownField, Target } from "./targets.ts";

export type OddRequest = {
	method: string;
	/** Path with the query, in characters that HTTP can carry. */
	path: string;
	headers: Record<string, string>;
	body: Buffer | undefined;
};

const boundary = "----odd";
const json = "application/json";
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const oddTypes = ["", ";;;", "text/xml", "text/plain", `${json}; charset=utf-7`, multipart, "application/octet-stream"];
const oddMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "QUERY"];
const fileStarts = [
	"",
	"%PDF-1.7\n",
	"\xff\xd8\xff\xe0",
	"\x89PNG\r\n\x1a\n",
	"PK\x03\x04",
	"<svg onload=x>",
	"MZ",
	"GIF89a",
];

/** `encodeURIComponent` of any text; a lone surrogate as the bytes that no decoder takes. */
const encoded = (text: string) =>
	text.isWellFormed() ? encodeURIComponent(text) : text.split("").map(encodedUnit).join("");
const encodedUnit = (unit: string) => (unit.isWellFormed() ? encodeURIComponent(unit) : "%ED%A0%80");
/** Keeps what a header can carry. */
const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 2000);

/** A request to a target that is right in some ways and odd in others. */
export function oddRequest(random: Random, target: Target, headers: Record<string, string>): OddRequest {
	const path = oddPath(random, target);
	const method = random.chance(0.04) ? random.pick(oddMethods) : target.method;
	const carriesBody = target.types.length > 0 || (method !== "GET" && method !== "HEAD");
	const { type, body } = carriesBody && random.chance(0.97) ? oddBody(random, target) : { type: "", body: undefined };
	return {
		method,
		path,
		headers: {
			...headers,
			...(type && { "content-type": type }),
			...(body && { "content-length": String(body.length) }),
			...oddHeaders(random),
		},
		body,
	};
}

function oddPath(random: Random, { path, query }: Target): string {
	const [pattern = "/", given = ""] = path.split("?", 2);
	const filledPath = pattern.replace(
		/:\w+/g,
		() => encoded(oddText(random)).slice(0, random.pick([20, 200, 4000])) || "0",
	);
	const segments = filledPath.split("/");
	if (random.chance(0.06)) segments[1 + random.below(Math.max(1, segments.length - 1))] = encoded(oddText(random));
	const odd = random.chance(0.03)
		? random.pick(["/", "//", "/..%2f", "%00", "%", ".data", "/.git/config", ";a=b", "%c0%af"])
		: "";
	const names = query.filter(() => random.chance(0.6));
	if (random.chance(0.05)) names.push(random.pick(["__proto__", "a[b]", "index", "page", "_routes", oddText(random)]));
	if (names[0] !== undefined && random.chance(0.1)) names.push(names[0]);
	const parameters = names.map((name) => `${encoded(name)}=${encoded(oddText(random)).slice(0, 3000)}`);
	const all = [...(given ? [given] : []), ...parameters].join("&");
	// Node's parser takes 16 KB of headers, the path among them.
	const whole = `${segments.join("/")}${odd}${all && `?${all}`}`.replace(/[^\x21-\x7e]/g, encoded);
	return (whole.startsWith("/") ? whole : `/${whole}`).slice(0, 9000);
}

function oddHeaders(random: Random): Record<string, string> {
	if (!random.chance(0.15)) return {};
	const value = inHeader(oddText(random));
	return random.pick<() => Record<string, string>>([
		() => ({ authorization: `Bearer ${value}` }),
		() => ({ "idempotency-key": value }),
		() => ({ cookie: `office=${value}; userConsent=%; ${value}=1` }),
		() => ({ range: random.pick(["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,0-,0-", `bytes=${value}`]) }),
		() => ({ "if-none-match": value, "if-modified-since": value }),
		() => ({
			accept: value,
			"accept-language": value,
			"accept-encoding": random.pick(["br;q=2", "*", "gzip,,", value]),
		}),
		() => ({ origin: random.pick(["null", "http://localhost:9", value]) }),
		() => ({ "x-forwarded-for": value, "x-forwarded-host": value, "x-forwarded-proto": value }),
		() => ({ "sec-fetch-site": random.pick(["cross-site", "none", value]) }),
		() => ({ "x-razorpay-signature": value, "x-razorpay-event-id": value }),
		() => ({ "x-requested-with": value, purpose: "prefetch", "content-encoding": random.pick(["gzip", value]) }),
		() => ({ host: random.pick(["evil.example", "localhost", "[::1]:3000", "a".repeat(300)]) }),
	])();
}

function oddBody(random: Random, { types, fields }: Target): { type: string; body: Buffer } {
	const likely = types[0] ?? json;
	const type = random.chance(0.08) ? random.pick([json, form, multipart, ...oddTypes]) : likely;
	const values = valuesOf(random, fields);
	if (type.startsWith(multipart)) return multipartBody(random, values, type);
	const text = type.startsWith(json)
		? jsonText(random, values)
		: values.map(({ field: { name }, value }) => `${encoded(name)}=${encoded(value)}`).join("&");
	const bytes = Buffer.from(text);
	return { type, body: random.chance(0.03) ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes };
}

type Value = { field: KnownField; value: string };

/** Mostly all fields with values that they offer, a few of them odd, left out, twice or under another name. */
function valuesOf(random: Random, fields: readonly KnownField[]): Value[] {
	const oddity = random.pick([0.05, 0.2, 0.6]);
	const values = fields
		.filter(() => !random.chance(oddity / 4))
		.map((field) => ({
			field,
			value: field.values.length > 0 && !random.chance(oddity) ? random.pick(field.values) : oddText(random),
		}));
	const further = (name: string) => values.push({ field: { name, values: [], isFile: false }, value: oddText(random) });
	if (values[0] && random.chance(oddity / 3)) further(random.pick(values).field.name);
	if (random.chance(oddity / 3))
		further(random.pick(["__proto__", "constructor[prototype]", "id", "role", "amount", oddText(random)]));
	return values;
}

function jsonText(random: Random, values: readonly Value[]): string {
	if (random.chance(0.08)) return brokenJson(random);
	const deep = random.chance(0.06) ? random.pick(values.map(({ field: { name } }) => name)) : undefined;
	const entries = values.map(({ field: { name }, value }) => [name, random.chance(0.2) ? oddJson(random) : value]);
	const marker = '"<deep>"';
	const text = JSON.stringify(Object.fromEntries(deep === undefined ? entries : [...entries, [deep, "<deep>"]]));
	return deep === undefined ? text : text.replace(marker, deepJson(random));
}

function multipartBody(
	random: Random,
	values: readonly Value[],
	givenBoundary: string,
): { type: string; body: Buffer } {
	const parts = values.map(({ field: { name, isFile }, value }) => {
		const asFile = random.chance(0.05) ? !isFile : isFile;
		const quoted = (text: string) => text.replace(/["\r\n]/g, random.chance(0.1) ? "\n" : "_").slice(0, 4000);
		const file = asFile ? `; filename="${quoted(oddText(random))}"\r\nContent-Type: ${inHeader(oddText(random))}` : "";
		const start = asFile ? Buffer.from(random.pick(fileStarts), "latin1") : "";
		return Buffer.concat([
			Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`),
			Buffer.from(start),
			Buffer.from(`${value}\r\n`),
		]);
	});
	const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
	const type =
		givenBoundary === multipart && random.chance(0.95)
			? `${multipart}; boundary${random.chance(0.05) ? random.pick(["=", "*=utf-8''", "*0="]) + oddBoundary(random) : `=${boundary}`}`
			: givenBoundary;
	return { type, body: random.chance(0.05) ? whole.subarray(0, random.below(whole.length + 1)) : whole };
}
