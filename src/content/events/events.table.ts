import type { Stored } from "#src/content/record.table.ts";
import type { EventFields } from "./events.ts";

export type EventsTable = Stored<EventFields>;
