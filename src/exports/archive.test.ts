import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { archiveStream } from "./archive.server.ts";

test("an archive of many documents does not gather work for its end", async () => {
	const documents = Readable.from(
		Array.from({ length: 200 }, (_, number) => ({
			owner: `DSA-${number} Anbu`,
			name: "Mark sheet.pdf",
			key: `docs/${number}`,
			size: 6,
			sha256: "0",
		})),
	);
	const { stream, added } = archiveStream({ open: async () => Readable.from([Buffer.from("a file")]) }, documents);
	let most = 0;
	for await (const _ of stream) most = Math.max(most, stream.listenerCount("close"));
	expect(added()).toBe(200);
	expect(most).toBeLessThan(10);
});
