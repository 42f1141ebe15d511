import type { Stored } from "../record.table.ts";
import type { CareerFields } from "./careers.ts";

export type CareersTable = Stored<CareerFields>;
