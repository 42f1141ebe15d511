import type { Stored } from "#src/content/record.table.ts";
import type { AnnouncementFields } from "./announcements.ts";

export type AnnouncementsTable = Stored<AnnouncementFields>;
