import type { Stored } from "../record.table.ts";
import type { AnnouncementFields } from "./announcements.ts";

export type AnnouncementsTable = Stored<AnnouncementFields>;
