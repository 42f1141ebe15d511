import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInBrand } from "#src/mail/template/email-colours.ts";
import { contrastOf } from "#src/school/colours/nearest-colour.ts";
import { lightAt } from "./light.ts";

const at = (clock: string) => lightAt(new Date(`${clock}+05:30`));

test.each([
	["2026-11-29T17:30", "dusk", "sunset", "17:58"],
	["2026-11-29T12:00", "noon", "sunset", "17:58"],
	["2026-11-29T23:10", "night", "sunrise", "06:19"],
	["2026-11-29T03:00", "night", "sunrise", "06:19"],
	["2027-01-12T06:30", "frost", "sunrise", "06:46"],
	["2027-01-12T07:30", "frost", "sunset", "18:19"],
	["2027-04-08T06:00", "dawn", "sunrise", "06:09"],
	["2027-07-14T15:30", "monsoon", "sunset", "18:53"],
])("at %s the light is that of %s, before %s at %s", (clock, light, next, time) => {
	expect(at(clock)).toEqual({ light, next, time, day: clock.slice(0, 10), month: Number(clock.slice(5, 7)) });
});

test("changes at most eight times a day, and never within ten minutes", () => {
	for (let month = 1; month <= 12; month += 1) {
		const day = `2027-${String(month).padStart(2, "0")}-15`;
		const states = Array.from({ length: 144 }, (_, index) => {
			const time = `${String(Math.floor(index / 6)).padStart(2, "0")}:${index % 6}0`;
			return JSON.stringify(at(`${day}T${time}`));
		});
		const changes = states.filter((state, index) => index > 0 && state !== states[index - 1]);
		expect(changes.length).toBeLessThanOrEqual(8);
		expect(new Set(states).size).toBeGreaterThanOrEqual(4);
	}
});

test.each(["noon", "dawn", "frost", "monsoon", "dusk", "night"])(
	"titles can be read on the sky and the far ridge at %s",
	(light) => {
		const styles = readFileSync("src/site/home/hero/hero.module.css", "utf8");
		const rules = [...styles.matchAll(/^\.hero\[data-light\] \{\n|&\[data-light="(\w+)"\][,\s{]/gm)];
		const colours = new Map<string, string>();
		for (const { 1: named, index } of rules) {
			if (named !== undefined && named !== light) continue;
			const body = styles.slice(styles.indexOf("{", index), styles.indexOf(named ? "}" : ";\n\n", index));
			for (const [, name = "", value = ""] of body.matchAll(/--(sky|far): (#\w{6})/g)) colours.set(name, value);
		}
		const { ink, paper } = builtInBrand;
		for (const behind of ["sky", "far"])
			expect(contrastOf(light === "night" ? paper : ink, colours.get(behind) ?? ink)).toBeGreaterThan(4.5);
	},
);
