import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import * as apiPaths from "./api-paths.ts";
import * as officePaths from "./office-paths.ts";
import * as paths from "./paths.ts";

/** The first segments of all addresses: `news-details`, `application`, `api` … */
const firstSegments = new Set(
	[...Object.values(paths), ...Object.values(officePaths), ...Object.values(apiPaths)]
		.map((path) => (typeof path === "string" ? path : path("", "", "")).split("/")[1])
		.filter(Boolean),
);

/** The string and template literals of a file that begin with an address of the site or the API. */
function pathLiterals(file: string): string[] {
	const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
	const problems: string[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
			const [, first = ""] = /^\/([\w-]+)/.exec(node.text) ?? [];
			if (firstSegments.has(first)) problems.push(`${file}: ${node.text}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return problems;
}

test("addresses are written in paths.ts, office-paths.ts and api-paths.ts only", () => {
	const files = globSync("{src,demo/texts}/**/*.{ts,tsx}").filter(
		(file) => !/\.test\.tsx?$|\/testing\/|^src\/(api-|office-)?paths\.ts$/.test(file),
	);
	expect(files.length).toBeGreaterThan(500);
	expect(files.flatMap(pathLiterals)).toEqual([]);
});
