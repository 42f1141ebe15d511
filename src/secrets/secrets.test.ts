import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, it, onTestFinished } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { createSealer } from "./sealer.server.ts";
import { readSecretKey } from "./secret-key.server.ts";

describe("a password’s hash", () => {
	it("is matched by this password alone, also when it was made at another cost", async () => {
		const hash = await hashPassword("quiet eucalyptus 41");
		expect(await verifyPassword(hash, "quiet eucalyptus 41")).toBe(true);
		expect(await verifyPassword(hash, "quiet eucalyptus 42")).toBe(false);
		// Values from the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1.
		const other = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
		expect(await verifyPassword(other, "password")).toBe(true);
	});

	it("knows the whole password as it was typed: its case, its ends and its last character", async () => {
		const long = "quiet eucalyptus ".repeat(11);
		const hash = await hashPassword(long);
		expect(await verifyPassword(hash, long)).toBe(true);
		for (const other of [long.trim(), ` ${long}`, long.toUpperCase(), `${long.slice(0, -1)}x`])
			expect(await verifyPassword(hash, other)).toBe(false);
	});

	it("that is missing is matched by nothing", async () => {
		expect(await verifyPassword(undefined, "")).toBe(false);
		expect(await verifyPassword(null, "quiet eucalyptus 41")).toBe(false);
		await expect(verifyPassword("plain", "plain")).rejects.toThrow("isn’t an Argon2id hash");
	});
});

describe("a sealed text", () => {
	const sealer = createSealer("a secret of thirty-two characters");

	it("opens with the same secret for the same purpose, and not when it was touched", () => {
		const sealed = sealer.seal("JBSWY3DPEHPK3PXP", "member 3");
		expect(sealed).not.toBe(sealer.seal("JBSWY3DPEHPK3PXP", "member 3"));
		expect(createSealer("a secret of thirty-two characters").open(sealed, "member 3")).toBe("JBSWY3DPEHPK3PXP");
		expect(() => sealer.open(sealed, "member 4")).toThrow();
		expect(() => createSealer("another secret of that length....").open(sealed, "member 3")).toThrow();
		expect(() => sealer.open(`${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`, "member 3")).toThrow();
		expect(() => sealer.open("", "member 3")).toThrow();
	});
});

describe("the secret key", () => {
	it("is made once in the data folder, for its owner’s eyes only, unless one is given", () => {
		const dataDir = mkdtempSync(join(tmpdir(), "school-key-"));
		onTestFinished(() => rmSync(dataDir, { recursive: true }));
		const key = readSecretKey({ dataDir });
		expect(key).toMatch(/^[\w-]{43}$/);
		expect(readSecretKey({ dataDir })).toBe(key);
		expect(statSync(join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
		expect(readSecretKey({ dataDir, secretKey: "given" })).toBe("given");
		writeFileSync(join(dataDir, "secret.key"), "");
		expect(() => readSecretKey({ dataDir })).toThrow("is incomplete");
	});
});

it("processes that start at once on an empty folder all get the same whole key", async () => {
	const [readers, starts] = [3, 100];
	const folder = mkdtempSync(join(tmpdir(), "school-keys-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (let start = 0; start < starts; start += 1) mkdirSync(join(folder, String(start)));
	const arrivals = new Int32Array(new SharedArrayBuffer(4));
	const workerData = {
		arrived: arrivals,
		readers,
		starts,
		folder,
		module: new URL("./secret-key.server.ts", import.meta.url).href,
	};
	const read = () =>
		new Promise<string[]>((resolve, reject) => {
			const worker = new Worker(readTogether, { eval: true, workerData });
			onTestFinished(() => void worker.terminate());
			worker.on("message", resolve).on("error", reject);
		});
	const [first, ...others] = await Promise.all(Array.from({ length: readers }, read));
	for (const other of others) expect(other).toEqual(first);
	expect(readdirSync(join(folder, "0"))).toEqual(["secret.key"]);
});

/** Reads the key of one folder after the other, each at the same moment as the other workers. */
const readTogether = `
	const { parentPort, workerData } = require("node:worker_threads");
	const { arrived, readers, starts, folder, module } = workerData;
	import(module).then(({ readSecretKey }) => {
		const keys = [];
		for (let start = 0; start < starts; start += 1) {
			Atomics.add(arrived, 0, 1);
			while (Atomics.load(arrived, 0) < readers * (start + 1));
			keys.push(readSecretKey({ dataDir: folder + "/" + start }));
		}
		parentPort.postMessage(keys);
	});
`;
