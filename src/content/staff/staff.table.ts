import type { Stored } from "#src/content/record.table.ts";
import type { StaffFields } from "./staff.ts";

export type StaffTable = Stored<StaffFields>;
