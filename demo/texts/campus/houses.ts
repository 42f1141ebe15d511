import type { House } from "#src/school/pages/campus.ts";

/** The hostels, one window per bed. */
export const houses: House[] = [
	{ name: "Shola House", beds: 180, dark: [11, 47, 83, 119, 155, 30, 66, 140] },
	{ name: "Kurinji House", beds: 160, dark: [20, 52, 84, 116, 148, 5, 101] },
];
