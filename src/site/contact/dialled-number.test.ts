import { expect, it } from "vitest";
import { whatsAppNumber } from "#src/formatting/dialled-number.ts";

it.each([
	["98765 43210", "919876543210"],
	["098765 43210", "919876543210"],
	["+91 98765-43210", "919876543210"],
	["+44 20 7946 0000", "442079460000"],
	["+1 650 555 0100", "16505550100"],
])("%s is in WhatsApp %s", (phone, number) => {
	expect(whatsAppNumber(phone)).toBe(number);
});
