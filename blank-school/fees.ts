import type { Fees } from "../src/school/fees.ts";

/** The school's fees stand here before the site opens; until then its page says that they are told on request. */
export const fees: Fees | undefined = undefined;
