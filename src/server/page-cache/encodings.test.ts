import { expect, it } from "vitest";
import { acceptedEncoding, isCompressible } from "./encodings.ts";

it.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["gzip;q=1.0, br;q=0.5", "br"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.0, gzip;q=0", "identity"],
	["brotli, xgzip", "identity"],
	["identity", "identity"],
])("answers %s with %s", (header, encoding) => {
	expect(acceptedEncoding(header)).toBe(encoding);
});

it.each([
	["text/html; charset=utf-8", 5000, true],
	["text/html; charset=utf-8", 200, false],
	["application/atom+xml; charset=utf-8", 5000, true],
	["image/svg+xml", 5000, true],
	["text/x-script", 5000, true],
	["image/png", 5000, false],
	["application/pdf", 5000, false],
	[undefined, 5000, false],
])("knows whether %s of %i bytes gets shorter", (type, length, shorter) => {
	expect(isCompressible(type, length)).toBe(shorter);
});
