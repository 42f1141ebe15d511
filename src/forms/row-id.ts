import { z } from "zod";

/** Every id of ours is far below what a column of PostgreSQL holds; it fails on a larger number. */
const largest = 999_999_999;

/** The id of a row, as a form or an address says it. */
export const rowId = z.coerce.number().int().positive().max(largest);

/** A number that counts up from 0, such as a record's version. */
export const rowVersion = z.coerce.number().int().nonnegative().max(largest);

/** @returns 0, which no row has, for anything that is no id */
export function readRowId(text: unknown): number {
	return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
