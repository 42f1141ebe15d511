import type { Stored } from "../record.table.ts";
import type { NewsFields } from "./news.ts";

export type NewsTable = Stored<NewsFields>;
