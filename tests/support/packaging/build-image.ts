import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { node24 } from "../../../scripts/install.mjs";
import { runAsRoot } from "./as-root.ts";
import type { ImageConfig } from "./sandbox.ts";

export type BuiltImage = {
	config: ImageConfig & { Healthcheck: { Test: string[] }; StopSignal: string };
	/** Folder of its files. */
	root: string;
	drop: () => void;
};

const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Builds deploy/Containerfile by buildah, without a daemon. Its two bases are made from Debian's packages, since not
 * every machine reaches a registry of images; npm in the builder asks the registry that npm asks here.
 */
export function buildImage(): BuiltImage {
	const folder = mkdtempSync(join(tmpdir(), "school-image-"));
	const buildah = (...args: string[]) =>
		runAsRoot("buildah", "--root", join(folder, "store"), "--runroot", join(folder, "run"), ...args).trim();
	const drop = () => {
		buildah("rm", "--all");
		runAsRoot("rm", "-rf", folder);
	};
	try {
		return { ...build(folder, buildah), drop };
	} catch (error) {
		drop();
		throw error;
	}
}

function build(folder: string, buildah: (...args: string[]) => string): Omit<BuiltImage, "drop"> {
	const base = join(folder, "base.tar");
	runAsRoot("mmdebstrap", "--quiet", "--variant=minbase", "--include=ca-certificates", "bookworm", base);
	const empty = buildah("from", "scratch");
	buildah("add", "--quiet", empty, base, "/");
	buildah("commit", "--quiet", "--rm", empty, "localhost/base");

	const builder = buildah("from", "localhost/base");
	const npm = npmFolder();
	buildah("add", "--quiet", builder, node24, "/usr/local/bin/node");
	buildah("add", "--quiet", builder, npm, "/usr/local/lib/node_modules/npm");
	// Authorities that this machine trusts: its way to the registry may have its own authority.
	if (existsSync(certificates)) buildah("add", "--quiet", builder, certificates, certificates);
	const toNpm = "../lib/node_modules/npm/bin/npm-cli.js";
	buildah("run", "--isolation", "chroot", builder, "--", "ln", "-s", toNpm, "/usr/local/bin/npm");
	const registry = execFileSync("npm", ["config", "get", "registry"], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	});
	const env = [`npm_config_registry=${registry.trim()}`, `NODE_EXTRA_CA_CERTS=${certificates}`];
	buildah("config", ...env.flatMap((each) => ["--env", each]), builder);
	buildah("commit", "--quiet", "--rm", builder, "localhost/builder");

	buildah(
		...["build", "--isolation", "chroot", "--pull-never", "--format", "docker", "--file", "deploy/Containerfile"],
		...["--build-arg", "BASE=localhost/base", "--build-arg", "BUILDER=localhost/builder"],
		...["--tag", "localhost/site", "."],
	);
	const { config } = JSON.parse(buildah("inspect", "--type", "image", "localhost/site")).Docker;
	const container = buildah("from", "--pull-never", "localhost/site");
	return { config, root: buildah("mount", container) };
}

function npmFolder(): string {
	const program = process.env.npm_execpath ?? execFileSync("which", ["npm"], { encoding: "utf8" }).trim();
	return dirname(dirname(realpathSync(program)));
}
