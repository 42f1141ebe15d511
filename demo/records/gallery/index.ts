import type { GallerySeed } from "../types.ts";
import { gallery1 } from "./gallery-1.ts";
import { gallery2 } from "./gallery-2.ts";
import { gallery3 } from "./gallery-3.ts";

export { wall } from "./wall.ts";

/** Forty-eight items, newest first; six have a film. */
export const gallery: GallerySeed[] = [...gallery1, ...gallery2, ...gallery3];
