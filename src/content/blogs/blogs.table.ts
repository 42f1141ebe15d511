import type { Stored } from "../record.table.ts";
import type { BlogFields } from "./blogs.ts";

export type BlogsTable = Stored<BlogFields>;
