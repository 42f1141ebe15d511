import { expect, test } from "vitest";
import { placeIn } from "./place-field.ts";

const ooty = { latitude: "11.4102", longitude: "76.6950" };

test.each([
	"11.4102, 76.6950",
	"  11.4102 76.6950\n",
	"11.4102;76.6950",
	"https://www.openstreetmap.org/?mlat=11.4102&mlon=76.6950#map=15/11.5/76.7",
	"https://www.openstreetmap.org/#map=15/11.4102/76.6950",
	"https://www.google.com/maps/@11.4102,76.6950,15z",
	"https://maps.google.com/?q=11.4102,76.6950",
	"https://www.google.com/maps/place/School/@11.5,76.7,17z/data=!3m1!4b1!4m6!3m5!1s0x3!8m2!3d11.4102!4d76.6950!16s",
])("finds the place in %s", (text) => {
	expect(placeIn(text)).toEqual(ooty);
});

test("keeps the sign of places in the south and the west", () => {
	expect(placeIn("-33.45, -70.66")).toEqual({ latitude: "-33.45", longitude: "-70.66" });
});

test.each(["", "11.4102", "95.1, 76.6", "11.4, 190", "https://example.in/", "Ooty 643001, Tamil Nadu"])(
	"finds none in “%s”",
	(text) => {
		expect(placeIn(text)).toBeUndefined();
	},
);
