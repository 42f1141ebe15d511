import type { Stored } from "../record.table.ts";
import type { StaffFields } from "./staff.ts";

export type StaffTable = Stored<StaffFields>;
