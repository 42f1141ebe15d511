import { expect, it } from "vitest";
import { schoolText } from "#src/school-texts.ts";
import { textsSent } from "./texts-sent.ts";

it("begins a new row with the choices that most rows have", () => {
	const { type } = schoolText("outlines");
	const { texts, place } = textsSent(type, { programmes: "1", rows: "add programmes.0.questions" });
	expect(place).toBe("programmes.0.questions.0");
	expect([texts[`${place}.step`], texts[`${place}.audience`]]).toEqual(["education", "everyone"]);
	expect(texts).not.toHaveProperty(`${place}.kind`);
});
