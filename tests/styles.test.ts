import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, it } from "vitest";

/** Folders whose styles share a scale of colours, sizes and spaces, and the files that define it. */
const areas = [
	{ folders: ["site", "ui", "forms", "payment", "enquiries"], scale: "src/ui/styles", shared: "utilities.css" },
];

/**
 * Lengths that follow from something else than the scale: from a drawing that they belong to, from the size of what
 * is beside them, or from how a finger's target is filled. None may be added without such a reason.
 */
const measured = (
	"announcement-dialog apply-button approvals careers chalk-line disclosure field footer header page-head " +
	"phone-field project-sheet rack-railway scanner-dialog social-links splash still-needed student-stories top-bar"
).split(" ");

type Declaration = { file: string; property: string; value: string };

const read = (file: string) => readFileSync(file, "utf8");
const stem = (file: string) => basename(file).replace(/(\.module)?\.css$/, "");

for (const { folders, scale, shared } of areas) {
	const inArea = folders.map((folder) => `src/${folder}`);
	const files = globSync(`src/{${folders.join(",")}}/**/*.css`).filter((file) => !file.startsWith(scale));
	const declarations = files.flatMap((file): Declaration[] =>
		[...read(file).matchAll(/^\s+([\w-]+):\s*([^;{]+);/gm)].map(([, property = "", value = ""]) => ({
			file,
			property,
			value,
		})),
	);
	const offending = (offends: (declaration: Declaration) => boolean) =>
		declarations.filter(offends).map(({ file, property, value }) => `${file}: ${property}: ${value}`);

	it(`colours of ${inArea.join(", ")} are tokens, or have a name where they are used`, () => {
		expect(declarations.length).toBeGreaterThan(1000);
		const literal = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|color)a?\(/i;
		expect(offending(({ property, value }) => !property.startsWith("--") && literal.test(value))).toEqual([]);
	});

	it(`spaces of ${inArea.join(", ")} are of the scale, or grow with the window`, () => {
		const space = /^(padding|margin|scroll-margin|scroll-padding|gap|row-gap|column-gap)/;
		const length = /(?<![\w.])\d*\.?\d+(rem|px)\b/;
		const foreign = ({ file, property, value }: Declaration) =>
			space.test(property) && length.test(value.replace(/clamp\(.*\)/, "")) && !measured.includes(stem(file));
		expect(offending(foreign)).toEqual([]);
	});

	it(`letters of ${inArea.join(", ")} have sizes of the scale, grow with the window, or belong to a drawing`, () => {
		const fixedSize = /(?<![\w.])\d*\.?\d+rem\b/;
		const scaled = /var\(--[\w-]*size[\w-]*/;
		const foreign = ({ property, value }: Declaration) =>
			/^font(-size)?$/.test(property) && fixedSize.test(value) && !scaled.test(value) && !value.includes("clamp(");
		expect(offending(foreign)).toEqual([]);
	});

	it(`corners of ${inArea.join(", ")} are round or have the radius`, () => {
		const radius = /^((var\(--radius\)|50%|0)( |$))+$/;
		expect(offending(({ property, value }) => property.endsWith("radius") && !radius.test(value))).toEqual([]);
	});

	it(`every custom property that ${inArea.join(", ")} use is defined`, () => {
		const text = [...files, ...globSync(`${scale}/*.css`)].map(read).join("\n");
		const code = globSync(`src/{${folders.join(",")}}/**/*.tsx`)
			.map(read)
			.join("\n");
		const defined = new Set([...`${text}\n${code}`.matchAll(/(--[\w-]+)["']?:/g)].map(([, name]) => name));
		const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
		expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
	});

	it(`every class of ${inArea.join(", ")} is one of a component`, () => {
		const sources = globSync(`src/{${folders.join(",")}}/**/*.{ts,tsx}`).map((file) => ({ file, text: read(file) }));
		const unused = files
			.filter((file) => file.endsWith(".module.css"))
			.flatMap((file) => {
				// A component may hand its classes to one beside it.
				const users = sources.filter(
					(each) => dirname(each.file) === dirname(file) || each.text.includes(`"#${file}"`),
				);
				const selectors =
					read(file)
						.match(/^.*[{,]$/gm)
						?.join("\n") ?? "";
				const names = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));
				// A class may be chosen by a value that is called as it is.
				const chosen = users.some(({ text }) => /\b[a-z]\w*\[\w+( \?\? "\w+")?\]/i.test(text));
				return [...names]
					.filter((name) => !chosen && !users.some(({ text }) => text.includes(`.${name}`)))
					.map((name) => `${file}: ${name}`);
			});
		expect(unused).toEqual([]);
	});

	it(`the classes of ${shared} are used, and all that are called so are there`, () => {
		const text = globSync(`src/{${folders.join(",")},alumni,job-applications}/**/*.{ts,tsx}`)
			.map(read)
			.join("\n");
		const defined = [...read(`${scale}/${shared}`).matchAll(/^\s+\.([\w-]+) \{/gm)].map(([, name = ""]) => name);
		expect(defined.length).toBeGreaterThan(50);
		expect(defined.filter((name) => !new RegExp(`["\`\\s]${name}["\`\\s]`).test(text))).toEqual([]);
		const usedClasses = text.matchAll(
			/["`\s]((?:stack|cluster|rows|above|below|pad|pad-above|pad-below|wide)-\d[\w-]*)(?=["`\s])/g,
		);
		expect(
			[...new Set([...usedClasses].map(([, name = ""]) => name))].filter((name) => !defined.includes(name)),
		).toEqual([]);
	});
}
