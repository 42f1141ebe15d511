import { expect, it } from "vitest";
import { texts } from "#school/school-texts.ts";
import { controlsOf, readRecordForm, textsOf } from "#src/content/record-form/record-texts.ts";
import { schoolText } from "#src/school-texts.ts";

it("weekdays and months of tours are chosen by name and stored as numbers", () => {
	const { type } = schoolText("visits");
	const typed = textsOf(type, texts.visits);
	const words = controlsOf(type, typed).flatMap(({ path, labels }) =>
		["weekday", "months.0"].includes(path) ? [labels?.options?.[typed[path] ?? ""]] : [],
	);
	expect(words).toEqual(["Saturday", "November"]);
	const { checkedFields } = readRecordForm(type, { ...typed, weekday: "0", "months.0": "12" });
	expect(checkedFields).toMatchObject({ ok: true, fields: { weekday: 0 } });
	expect(readRecordForm(type, { ...typed, weekday: "7" }).checkedFields.ok).toBe(false);
});
