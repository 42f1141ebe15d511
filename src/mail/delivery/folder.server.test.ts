import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeTransport, sampleMail } from "#tests/support/mail/transport.contract.ts";
import { folderTransport } from "./folder.server.ts";

describeTransport("Folder", async () => {
	const folder = await mkdtemp(join(tmpdir(), "school-mail-"));
	const readReceived = async () =>
		Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), "utf8")));
	return { transport: folderTransport(folder), received: readReceived, stop: () => rm(folder, { recursive: true }) };
});

let home: string;
beforeEach(async () => {
	home = await mkdtemp(join(tmpdir(), "school-mail-"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test("file names begin with the time, the folder is made when needed, and nothing else stays in it", async () => {
	await folderTransport(join(home, "a", "mail")).send(sampleMail);
	expect(await readdir(join(home, "a", "mail"))).toEqual([
		"20261120T090000000Z-5c9a6f0e-1111-4222-8333-944444444444.eml",
	]);
});

test("a repeat of a mail replaces its file", async () => {
	const transport = folderTransport(home);
	await transport.send(sampleMail);
	await transport.send(sampleMail);
	expect(await readdir(home)).toHaveLength(1);
});

test("a Message-ID cannot lead out of the folder", async () => {
	await folderTransport(join(home, "mail")).send({ ...sampleMail, messageId: "<../../x/y@school.example>" });
	expect(await readdir(join(home, "mail"))).toEqual(["20261120T090000000Z-xy.eml"]);
});
