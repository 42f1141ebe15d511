import { expect, it } from "vitest";
import { stateOfAddress } from "./state-of-address.ts";

it.each([
	["12 Ettines Road, Ooty, Tamil Nadu 643001", "Tamil Nadu"],
	["4, Tamil Nadu Street, Thrissur, Kerala", "Kerala"],
	["7 MG Road, Bengaluru 560 001", "Karnataka"],
	["Rue Dumas, Pondicherry", "Puducherry"],
	["Panaji 403001", "Goa"],
	["ஊட்டி, தமிழ்நாடு", "Tamil Nadu"],
	["Goalpara 783101", "Assam"],
	["12 Galle Road, Colombo 00300", undefined],
	["Phone 9443212345", undefined],
])("finds the state of %s", (address, state) => {
	expect(stateOfAddress(address)).toBe(state);
});
