import { randomBytes } from "node:crypto";
import { buffer, text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { S3Fault } from "#peers/s3/faults.ts";
import { type S3Peer, startS3Peer } from "#peers/s3/s3-peer.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { describeStorage, listed } from "#tests/support/storage/storage.contract.ts";
import { openS3Storage } from "./s3-storage.server.ts";

const keys = { accessKeyId: "SCHOOL", secretAccessKey: "a secret of the school" };

const startPeer = (facts: { now?: () => Date; pageSize?: number } = {}) =>
	startS3Peer({ bucket: "school", region: "eu-1", keys, ...facts });
type Facts = { bucket?: string; prefix?: string; credentials?: typeof keys; idleTimeoutMs?: number };
const openOn = (peer: S3Peer, facts: Facts = {}) => {
	const { bucket = "school", prefix = "files/", ...options } = facts;
	return openS3Storage({ bucket, prefix, region: "eu-1", endpoint: peer.url }, { credentials: keys, ...options });
};

describeStorage("S3", async () => {
	const peer = await startPeer({ pageSize: 7 });
	return { storage: await openOn(peer), drop: peer.close };
});

describe("S3", () => {
	let peer: S3Peer;
	let storage: Storage;
	const source = bytesSource(randomBytes(3_000_000));
	const bytes = (content: string) => bytesSource(Buffer.from(content));
	beforeEach(async () => {
		peer = await startPeer();
		storage = await openOn(peer);
	});
	afterEach(() => peer.close());

	test("sends a file in one request", async () => {
		await storage.put("a/b.pdf", source);
		expect([peer.keys(), peer.requests]).toEqual([["files/a/b.pdf"], ["PUT /school/files/a/b.pdf"]]);
	});

	test.each<S3Fault>(["overloaded", "failed", "cut", "damaged"])(
		"sends a file again when the service is %s, and gives up after three times",
		async (fault) => {
			peer.fail(fault, 2);
			await storage.put("a.pdf", source);
			expect(await buffer(await storage.open("a.pdf"))).toHaveLength(source.size);
			peer.fail(fault, 3);
			await expect(storage.put("b.pdf", source)).rejects.toThrow();
			expect(peer.requests.filter((request) => request.endsWith("b.pdf"))).toHaveLength(3);
			expect(await storage.exists("b.pdf")).toBe(false);
		},
	);

	test("does not insist where it is refused", async () => {
		peer.fail("refused");
		await expect(storage.put("a.pdf", source)).rejects.toMatchObject({ name: "AccessDenied" });
		await expect(storage.open("a.pdf")).rejects.toMatchObject({ name: "AccessDenied" });
		expect(peer.requests).toHaveLength(2);
	});

	test("ends every request that is not answered", async () => {
		await storage.put("a.pdf", bytes("x"));
		const impatient = await openOn(peer, { idleTimeoutMs: 300 });
		peer.fail("silent");
		const unanswered = [
			impatient.put("b.pdf", source),
			impatient.open("a.pdf"),
			impatient.exists("a.pdf"),
			impatient.remove("a.pdf"),
			listed(impatient),
		];
		for (const { status, ...outcome } of await Promise.allSettled(unanswered))
			expect([status, outcome]).toMatchObject(["rejected", { reason: { name: "TimeoutError" } }]);
		peer.mend();
		expect(await listed(storage)).toMatchObject([{ key: "a.pdf" }]);
	});

	test.each<S3Fault>(["cut", "stalled"])("fails while a file is read whose answer is %s", async (fault) => {
		await storage.put("a.pdf", source);
		const impatient = await openOn(peer, { idleTimeoutMs: 300 });
		peer.fail(fault, 1);
		await expect(impatient.open("a.pdf").then(buffer)).rejects.toThrow();
		expect(await buffer(await storage.open("a.pdf"))).toHaveLength(source.size);
	});

	test.each<S3Fault>(["overloaded", "failed"])("asks again when the service is %s", async (fault) => {
		await storage.put("a.pdf", bytes("content"));
		peer.fail(fault, 2);
		expect(await text(await storage.open("a.pdf"))).toBe("content");
		peer.fail(fault, 2);
		expect(await storage.size("a.pdf")).toBe(7);
		peer.fail(fault, 2);
		expect(await listed(storage)).toHaveLength(1);
		peer.fail(fault, 2);
		await storage.remove("a.pdf");
		expect(peer.keys()).toEqual([]);
	});

	test("lets a reader take all the time between two pieces", async () => {
		await storage.put("a.pdf", source);
		const impatient = await openOn(peer, { idleTimeoutMs: 1500 });
		const content = await impatient.open("a.pdf");
		// The first reader waits while another one runs out of time.
		peer.fail("stalled", 1);
		await expect(impatient.open("a.pdf").then(buffer)).rejects.toThrow();
		expect(await buffer(content)).toHaveLength(source.size);
	});

	test("holds no connection for a file that no one reads", async () => {
		await storage.put("a.pdf", source);
		const content = await storage.open("a.pdf");
		content.destroy();
		await expect.poll(peer.connections).toBe(0);
	});

	test("tells a reader who comes late that the answer was cut", async () => {
		await storage.put("a.pdf", source);
		peer.fail("cut", 1);
		const content = await storage.open("a.pdf");
		await expect.poll(peer.connections).toBe(0);
		await expect(buffer(content)).rejects.toThrow();
	});

	test("lists files of its own folder alone, however many pages that takes", async () => {
		const neighbour = await openOn(peer, { prefix: "files2/" });
		await neighbour.put("a.pdf", bytes("x"));
		const paged = await startPeer({ pageSize: 2 });
		const many = await openOn(paged);
		for (const name of ["a", "b", "c", "d", "e"]) await many.put(name, bytes(name));
		expect((await listed(many)).map(({ key }) => key)).toEqual(["a", "b", "c", "d", "e"]);
		expect(await listed(storage)).toEqual([]);
		await paged.close();
	});

	test("signs by the clock of the service when its own is wrong", async () => {
		const ahead = await startPeer({ now: () => new Date(Date.now() + 3_600_000) });
		const there = await openOn(ahead);
		await there.put("a.pdf", source);
		expect(await there.size("a.pdf")).toBe(source.size);
		await ahead.close();
	});

	test("tells a missing bucket and a wrong secret from a missing file", async () => {
		const elsewhere = await openOn(peer, { bucket: "nowhere" });
		await expect(elsewhere.open("a.pdf")).rejects.toMatchObject({ name: "NoSuchBucket" });
		const stranger = await openOn(peer, { credentials: { ...keys, secretAccessKey: "another" } });
		await expect(stranger.open("a.pdf")).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
	});
});
