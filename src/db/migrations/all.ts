import type { Migration } from "kysely/migration";
import * as initial from "./0001-initial.ts";

/**
 * Every migration by name; names sort in the order in which they run, and a released one is never edited. The next has
 * the number 0094: databases from before the first release have the names up to there.
 */
export const migrations: Record<string, Migration> = {
	"0001-initial": initial,
};
