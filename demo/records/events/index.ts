import type { EventSeed } from "../types.ts";
import { events1 } from "./events-1.ts";
import { events2 } from "./events-2.ts";
import { events3 } from "./events-3.ts";

/** Thirty items, latest day first; the first ten lie ahead on the day of the first start. */
export const events: EventSeed[] = [...events1, ...events2, ...events3];
