import { execFile } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/** Paths that the build reads. */
const inputs = [
	"src",
	"demo",
	"blank-school",
	"peers",
	"scripts",
	"office",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
	"react-router.config.ts",
];

/** Lines that change what browsers get: code of every page, code of the forms, and styles. */
const changes = {
	"src/site/enhance/start.ts": 'document.documentElement.dataset["release"] = "next";\n',
	"src/site/islands/wake-island.ts": 'document.documentElement.dataset["islands"] = "next";\n',
	"src/ui/button.module.css": ".button { --release: next; }\n",
};

/**
 * Builds a copy of the product whose pages have other code and styles, as the next release has.
 * @returns the temporary folder with the copy, which the caller removes, and the built site in it
 */
export async function buildChanged(): Promise<{ folder: string; site: string }> {
	const folder = mkdtempSync(join(tmpdir(), "school-next-"));
	for (const input of inputs) if (existsSync(input)) cpSync(input, join(folder, input), { recursive: true });
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	mkdirSync(join(folder, "build"));
	for (const [path, lines] of Object.entries(changes)) appendFileSync(join(folder, path), lines);
	const program = 'import { build } from "./scripts/building/build.ts"; await build();';
	await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder });
	return { folder, site: join(folder, "build/site") };
}
