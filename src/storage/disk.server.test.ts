import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeStorage, listed } from "#tests/support/storage/storage.contract.ts";
import { diskStorage } from "./disk.server.ts";
import { bytesSource } from "./file-source.server.ts";

describeStorage("Disk", async () => {
	const folder = await mkdtemp(join(tmpdir(), "school-files-"));
	return { storage: diskStorage(join(folder, "files")), drop: () => rm(folder, { recursive: true }) };
});

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "school-files-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keysOf = async () => (await listed(diskStorage(folder))).map(({ key }) => key);

test("each chunk is on the disk before the next is asked for, so memory does not grow", async () => {
	const chunk = 1_000_000;
	const content = Array.from({ length: 30 }, (_, count) => Buffer.alloc(chunk, count));
	const waiting: number[] = [];
	async function* upload() {
		for (const [count, bytes] of content.entries()) {
			const [temporary] = await readdir(join(folder, "a"));
			waiting.push(count * chunk - (temporary ? (await stat(join(folder, "a", temporary))).size : 0));
			yield bytes;
		}
	}
	await diskStorage(folder).put("a/b.pdf", { ...bytesSource(Buffer.concat(content)), read: upload });
	expect(Math.max(...waiting)).toBe(0);
	expect(waiting).toHaveLength(30);
});

test("during an upload nothing exists under its key", async () => {
	const storage = diskStorage(folder);
	async function* upload() {
		yield Buffer.from("first half");
		expect(await storage.exists("a/b.pdf")).toBe(false);
		expect(await keysOf()).toEqual([expect.stringMatching(/^a\/b\.pdf\.[0-9a-f]{16}\.part$/)]);
		yield Buffer.from("second half");
	}
	await storage.put("a/b.pdf", { ...bytesSource(Buffer.from("first halfsecond half")), read: upload });
	expect(await keysOf()).toEqual(["a/b.pdf"]);
});

test("what a crash left is listed and can be removed", async () => {
	await mkdir(join(folder, "applications"));
	const leftover = "applications/x.pdf.0123456789abcdef.part";
	await writeFile(join(folder, leftover), "half");
	expect(await keysOf()).toEqual([leftover]);
	await diskStorage(folder).remove(leftover);
	expect(await keysOf()).toEqual([]);
});

test("files that are not the storage's are not listed", async () => {
	await writeFile(join(folder, ".DS_Store"), "");
	await symlink("/etc/passwd", join(folder, "link"));
	expect(await keysOf()).toEqual([]);
});

test("when the disk refuses, the error is reported", async () => {
	await writeFile(join(folder, "a"), "a file where a folder is needed");
	await expect(diskStorage(folder).put("a/b.pdf", bytesSource(Buffer.from("x")))).rejects.toMatchObject({
		code: expect.stringMatching(/ENOTDIR|EEXIST/),
	});
	expect(await keysOf()).toEqual(["a"]);
});

test("files are for the server's own user only", async () => {
	await diskStorage(folder).put("a/b.pdf", bytesSource(Buffer.from("x")));
	expect((await stat(join(folder, "a", "b.pdf"))).mode & 0o077).toBe(0);
	expect((await stat(join(folder, "a"))).mode & 0o077).toBe(0);
});

test("a folder that does not exist yet is an empty storage", async () => {
	const storage = diskStorage(join(folder, "not", "yet"));
	expect(await listed(storage)).toEqual([]);
	expect(await storage.exists("a.pdf")).toBe(false);
});
