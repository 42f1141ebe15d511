import { expect, it } from "vitest";
import { ScannerUnavailableError } from "#src/documents/virus-scan.server.ts";
import { GatewayError } from "#src/payment/gateway/gateway.ts";
import { FileMissingError } from "#src/storage/storage.ts";

it.each([
	["GatewayError", GatewayError],
	["FileMissingError", FileMissingError],
	["ScannerUnavailableError", ScannerUnavailableError],
])("a %s of the other build is one here too", (name, type) => {
	const copy = new (class extends Error {
		override name = name;
	})();
	expect(copy).toBeInstanceOf(type);
	expect(new Error("another")).not.toBeInstanceOf(type);
	expect({ name }).not.toBeInstanceOf(type);
});
