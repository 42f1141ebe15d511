import type { Stored } from "#src/content/record.table.ts";
import type { BlogFields } from "./blogs.ts";

export type BlogsTable = Stored<BlogFields>;
