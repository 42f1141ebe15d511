import type { Newsletter } from "../../src/school/pages/newsletters.ts";

export const newsletters: Newsletter[] = [];
