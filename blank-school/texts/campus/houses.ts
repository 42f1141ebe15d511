import type { House } from "../../../src/school/pages/campus.ts";

/** The hostels, one window per bed. */
export const houses: House[] = [];
