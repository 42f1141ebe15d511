import { chownSync, existsSync, globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { runAsRoot } from "#tests/support/packaging/as-root.ts";
import { type BuiltImage, buildImage } from "#tests/support/packaging/build-image.ts";
import { installNeeded } from "#tests/support/packaging/needed-packages.ts";
import { type Sandboxed, startInSandbox, statusOf } from "#tests/support/packaging/sandbox.ts";

let image: BuiltImage;
let site: Sandboxed;
let url: string;
const folders: Record<string, string> = {};

beforeAll(async () => {
	installNeeded("buildah", "mmdebstrap", "debian-archive-keyring");
	image = buildImage();
	for (const place of ["/data", "/backups"]) folders[place] = folderOfTheUser();
	const port = await freePort();
	url = `http://127.0.0.1:${port}`;
	// A container has a network of its own; here it is this machine's loopback.
	const settings = { HOST: "127.0.0.1", PORT: String(port), ADMISSIONS: "open", MIN_FILL_MS: "0" };
	site = await startInSandbox(image.root, image.config, folders, {
		...settings,
		BACKUP_TO: "/backups",
		BACKUP_RECIPIENT: "off",
	});
	await site.says("The site is at");
}, 1_800_000);

afterAll(async () => {
	if (site) {
		site.signal("SIGKILL");
		await site.ended;
	}
	image?.drop();
	for (const folder of Object.values(folders)) runAsRoot("rm", "-rf", folder);
});

function folderOfTheUser(): string {
	const folder = mkdtempSync(join(tmpdir(), "school-sandbox-"));
	if (process.getuid?.() === 0) chownSync(folder, 65_532, 65_532);
	else runAsRoot("chown", "65532:65532", folder);
	return folder;
}

it("has the site, what it needs and a list of it; no tests, no tools, nothing that its user could change", () => {
	const there = (path: string) => existsSync(join(image.root, path));
	expect(
		["app/build/site", "app/build/office", "app/scripts/members.ts", "app/LICENSE"].filter((path) => !there(path)),
	).toEqual([]);
	const tools = ["typescript", "vite", "vitest", "playwright-core", "@biomejs"].map(
		(name) => `app/node_modules/${name}`,
	);
	const unwanted = [...tools, "app/.git", "app/tests", "app/data", "usr/bin/npm", "usr/local/bin/npm"];
	expect(unwanted.filter(there)).toEqual([]);
	expect(globSync("app/{src,scripts,demo,peers}/**/*.test.*", { cwd: image.root })).toEqual([]);
	const changeable = ["-not", "-type", "l", "-not", "-type", "c", "(", "-user", "65532", "-o", "-perm", "-o+w", ")"];
	const own = runAsRoot("find", image.root, "-xdev", ...changeable)
		.trim()
		.split("\n");
	// The usual folders with the sticky bit, and those for the data and for backups.
	const expected = ["/backups", "/data", "/tmp", "/var/tmp", "/run/lock"];
	expect(own.map((path) => path.slice(image.root.length)).filter((path) => !expected.includes(path))).toEqual([]);
	expect(own).toContain(join(image.root, "data"));
	const { bomFormat, components } = JSON.parse(readFileSync(join(image.root, "app/sbom.cdx.json"), "utf8"));
	expect([bomFormat, components.some(({ name }: { name: string }) => name === "fastify")]).toEqual(["CycloneDX", true]);
	expect(components.some(({ name }: { name: string }) => name === "vitest")).toBe(false);
});

it("runs as process 1 without root and without a capability, and may write to its data and /tmp alone", () => {
	const status = statusOf(site.pid);
	expect(status).toMatch(/^Uid:\t65532\t65532\t65532\t65532$/m);
	expect(status).toMatch(/^NSpid:\t\d+\t1$/m);
	for (const which of ["CapEff", "CapPrm", "CapBnd", "CapAmb"])
		expect(status).toMatch(new RegExp(`^${which}:\t0+$`, "m"));
	expect(status).toMatch(/^NoNewPrivs:\t1$/m);
	const mayWrite = (path: string) => site.run("sh", "-c", `touch ${path}/x 2>&1 && rm ${path}/x && echo yes; true`);
	expect(["/data", "/tmp"].map(mayWrite)).toEqual(["yes\n", "yes\n"]);
	for (const path of ["/app", "/app/build", "/etc", "/var/tmp"])
		expect(mayWrite(path)).toContain("Read-only file system");
});

it("answers pages, and the health check of the image says so", async () => {
	expect((await fetch(url)).status).toBe(200);
	expect((await fetch(`${url}/office`)).status).toBeLessThan(400);
	const [kind = "", ...check] = image.config.Healthcheck.Test;
	expect(kind).toBe("CMD");
	expect(site.run(...check)).toBe("");
	expect(() => site.run("env", "PORT=1", ...check)).toThrow("The site isn’t ready");
});

it("takes an application with its documents", async () => {
	const { body, contentType } = await multipart(barchAnswers, await certificates());
	const answer = await fetch(`${url}/api/v1/website/application/add`, {
		method: "POST",
		headers: { "content-type": contentType },
		body: new Uint8Array(body),
	});
	expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ status: true })]);
	expect(runAsRoot("find", join(folders["/data"] ?? "", "files"), "-name", "*.pdf").trim()).not.toBe("");
});

it("makes backups by a process of its own, which leaves no zombie behind, and answers its operator’s commands", async () => {
	const complete = () => runAsRoot("find", folders["/backups"] ?? "", "-name", "sha256sums").trim();
	await expect.poll(complete, { timeout: 120_000 }).not.toBe("");
	// One that no one waits for would stay here as a zombie.
	const children = () => readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, "utf8").trim();
	await expect.poll(children).toBe("");
	expect(site.run("school", "members")).toContain("Email");
	expect(site.run("school", "backup", "--list")).toMatch(/\d{4}-\d\d-\d\dt/);
});

it("ends with 0 when it is told to, and what was stored is there at the next start", async () => {
	site.signal("SIGTERM");
	expect(await site.ended).toBe(0);
	const port = await freePort();
	site = await startInSandbox(image.root, image.config, folders, { HOST: "127.0.0.1", PORT: String(port) });
	await site.says("The site is at");
	expect(site.output()).not.toContain("filled with the demo school");
	expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
});

it("ends when it is told to while it starts, though it is process 1", async () => {
	const data = folderOfTheUser();
	folders["/new"] = data;
	const port = await freePort();
	const starting = await startInSandbox(
		image.root,
		image.config,
		{ "/data": data },
		{ HOST: "127.0.0.1", PORT: String(port) },
	);
	await starting.says("database migrated");
	starting.signal("SIGTERM");
	expect(await starting.ended).toBe(143);
	expect(starting.output()).not.toContain("The site is at");
});
