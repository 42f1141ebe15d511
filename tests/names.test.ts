import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const irregular =
	"begun|bound|bought|broken|brought|built|caught|chosen|done|drawn|forgotten|found|given|gone|grown|heard|held|" +
	"hidden|kept|known|left|lost|made|meant|met|paid|said|seen|sent|shown|sold|sought|spent|spoken|stolen|taken|" +
	"taught|thrown|told|understood|woken|won|worn|written";
const participle = new RegExp(`^(?:[a-z]+[^e]ed|${irregular})$`);
const declarations =
	/^\s*(?:export )?(?:default )?(?:(?:async )?function\*? |type |interface |const (?=\w+ = (?:async )?(?:<|\([^()]*\)(?:: [^=]+)? =>)))(\w+)/gm;

it("names types by nouns and functions by verbs: none by a participle alone", () => {
	const found = globSync("{src,demo,peers,scripts}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(declarations)]
			.map(([, name = ""]) => name)
			.filter((name) => participle.test(name.charAt(0).toLowerCase() + name.slice(1)))
			.map((name) => `${file}: ${name}`),
	);
	expect(found).toEqual([]);
});
