import type { Stored } from "#src/content/record.table.ts";
import type { GalleryFields } from "./gallery.ts";

export type GalleryTable = Stored<GalleryFields>;
