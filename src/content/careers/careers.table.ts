import type { Stored } from "#src/content/record.table.ts";
import type { CareerFields } from "./careers.ts";

export type CareersTable = Stored<CareerFields>;
