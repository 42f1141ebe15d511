import type { NewsSeed } from "../types.ts";
import { news1 } from "./news-1.ts";
import { news2 } from "./news-2.ts";
import { news3 } from "./news-3.ts";
import { news4 } from "./news-4.ts";
import { news5 } from "./news-5.ts";

/** Forty items, newest first. */
export const news: NewsSeed[] = [...news1, ...news2, ...news3, ...news4, ...news5];
