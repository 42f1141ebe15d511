import type { House } from "../../../src/school/texts.ts";

/** The hostels, one window per bed. */
export const houses: readonly House[] = [];
