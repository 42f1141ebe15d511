import type { BlogSeed } from "../types.ts";
import { blogs1 } from "./blogs-1.ts";
import { blogs2 } from "./blogs-2.ts";
import { blogs3 } from "./blogs-3.ts";
import { blogs4 } from "./blogs-4.ts";
import { blogs5 } from "./blogs-5.ts";

/** Twenty-five posts, newest first; four have no author. */
export const blogs: BlogSeed[] = [...blogs1, ...blogs2, ...blogs3, ...blogs4, ...blogs5];
