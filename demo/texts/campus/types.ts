import type { Picture } from "../../records/types.ts";

export type CampusText = { title: string; text: string };
export type CampusTile = CampusText & { picture: Picture };
export type CampusCounter = { label: string; value: number; suffix?: string };

export type CampusPage = {
	title: string;
	lead: string;
	/** Four */
	cards: CampusText[];
	/** Three */
	pictures: Picture[];
};

export type Campus = {
	lead: string;
	overview: string[];
	/** Trekking, cycling, health and wellness */
	studentLife: CampusTile[];
	/** Five */
	counters: CampusCounter[];
	/** The cards of the overview and of the home page, by page */
	cards: Record<"playground" | "mess" | "library" | "hostel" | "studio", CampusTile>;
	computerStudio: CampusTile;
	pages: Record<"playground" | "fitness" | "mess" | "studio" | "library" | "hostel", CampusPage>;
};
