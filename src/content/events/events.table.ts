import type { Stored } from "../record.table.ts";
import type { EventFields } from "./events.ts";

export type EventsTable = Stored<EventFields>;
