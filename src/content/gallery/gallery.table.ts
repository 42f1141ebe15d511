import type { Stored } from "../record.table.ts";
import type { GalleryFields } from "./gallery.ts";

export type GalleryTable = Stored<GalleryFields>;
