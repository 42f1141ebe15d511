import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { say } from "../install.mjs";
import { retainFormerFiles } from "./former-files.ts";
import { officeFolder, siteFolder } from "./school.ts";

const inputs = [
	"src",
	"demo",
	"blank-school",
	"peers",
	"scripts",
	"package-lock.json",
	"vite.config.ts",
	"react-router.config.ts",
	"office",
	"tsconfig.json",
];
const stamp = `${siteFolder}.inputs`;
const compressible = /\.(m?js|css|svg|json|txt|webmanifest)$/;

/** Builds the site and the office into `build/` unless their sources are unchanged since the last build. */
export async function build() {
	const now = fingerprint();
	if (existsSync(officeFolder) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	say("Building the site");
	for (const folder of [siteFolder, officeFolder]) retainFormerFiles(folder, new Date());
	await Promise.all([runBuild("The site", siteFolder, []), runBuild("The office", officeFolder, ["office"])]);
	mkdirSync("build", { recursive: true });
	writeFileSync(stamp, now);
}

async function runBuild(what: string, folder: string, root: string[]) {
	const env = { ...process.env, NODE_ENV: "production" };
	const child = spawn("react-router", ["build", ...root, "--logLevel", "warn"], { env });
	const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
	if (child.exitCode !== 0) {
		console.error(output, errors);
		throw new Error(`${what} could not be built (see above).`);
	}
	await precompress(`${folder}/client`);
}

function fingerprint(): string {
	const hash = createHash("sha256");
	for (const path of inputs.flatMap(filesOf)) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
	return hash.digest("hex");
}

function filesOf(path: string): string[] {
	if (!existsSync(path)) return [];
	if (/\.\w+$/.test(path)) return [path];
	const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && !entry.name.includes(".test."),
	);
	return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/** Compresses once, at the best quality, what would otherwise be compressed for each visitor. */
async function precompress(folder: string) {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && compressible.test(entry.name),
	);
	const compress = async (file: (typeof files)[number]) => {
		const path = join(file.parentPath, file.name);
		const content = readFileSync(path);
		const quality = {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
		};
		writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, quality));
		writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
	};
	await Promise.all(files.map(compress));
}

if (import.meta.main) await build();
