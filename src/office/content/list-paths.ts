import { listPages } from "#src/content/list-pages.ts";
import { schoolTextOf } from "#src/content/school/school-text-of.ts";

/** A page of the site that lists the records of a type, by its table. Of a fixed text: one that shows it. */
export const listPathOf = (table: string) => listPages[table] ?? schoolTextOf(table)?.page;
