import type { SeedRecords } from "../../src/content/seed-records.ts";

/** Nothing is published yet. */
export const seedRecords: SeedRecords = {};
