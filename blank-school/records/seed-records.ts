import type { SeedRecords } from "../../src/school/seed-records.ts";

/** Nothing is published yet. */
export const seedRecords: SeedRecords = {};
