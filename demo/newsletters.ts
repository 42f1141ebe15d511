import { newsletter1 } from "./newsletters/issue-1.ts";
import { newsletter2 } from "./newsletters/issue-2.ts";
import { newsletter3 } from "./newsletters/issue-3.ts";
import type { Newsletter } from "./newsletters/types.ts";

/** The three issues of 2025, oldest first; `key` is the name of the PDF. */
export const newsletters: Newsletter[] = [newsletter1, newsletter2, newsletter3];
