import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { installNeeded } from "#tests/support/packaging/needed-packages.ts";

it("takes deploy/nginx.conf, with a certificate in its place", () => {
	installNeeded("nginx-light", "openssl");
	const folder = mkdtempSync(join(tmpdir(), "school-nginx-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const [key, certificate] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
	const made = ["-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=www.school.example"];
	execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...made], { stdio: "ignore" });
	const site = readFileSync("deploy/nginx.conf", "utf8")
		.replaceAll("/etc/letsencrypt/live/www.school.example", folder)
		.replaceAll("/var/log/nginx", folder)
		.replaceAll(/listen (\[::\]:)?(80|443)/g, (_, six = "", port) => `listen ${six}${Number(port) + 18_000}`);
	writeFileSync(join(folder, "site.conf"), site);
	const check = (more = "") => {
		const http = `events {} http { access_log off; include ${folder}/site.conf; ${more} }`;
		writeFileSync(join(folder, "nginx.conf"), `error_log ${folder}/log; pid ${folder}/pid; ${http}`);
		return spawnSync("/usr/sbin/nginx", ["-t", "-c", join(folder, "nginx.conf")], { encoding: "utf8" });
	};
	expect(check().stderr).toContain("test is successful");
	expect(check("no_such_word on;").status).not.toBe(0);
});
