import type { Stored } from "#src/content/record.table.ts";
import type { NewsFields } from "./news.ts";

export type NewsTable = Stored<NewsFields>;
