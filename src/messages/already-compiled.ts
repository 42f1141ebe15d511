import type { Compiled } from "./compiled.ts";

/** In the browser, whose messages the build has compiled. */
export const compile = (text: Compiled): Compiled => text;
