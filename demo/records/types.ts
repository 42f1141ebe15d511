import type { z } from "zod";
import type { pageFields } from "#src/content/own-pages/own-pages.ts";
/**
 * The shapes of the demo school's records, under their plain English names.
 * The API maps them to the names that the wire uses.
 */

/**
 * Subject of a picture. Each kind has several variants; the seed chooses one, and `alt` describes what that seed draws.
 */
export type PictureKind =
	| "elevation"
	| "section"
	| "axonometric"
	| "site-plan"
	| "floor-plan"
	| "hostel-mist"
	| "court-plan"
	| "ridges"
	| "poster"
	| "portrait"
	| "stair"
	| "planting-plan"
	| "joint-detail"
	| "terrain-model"
	| "rain-section"
	| "street"
	| "workshop"
	| "shelves"
	| "hut-elevation"
	| "timber-frame"
	| "section-perspective"
	| "roofscape"
	| "night-studio"
	| "map"
	| "sketchbook"
	| "bridge"
	| "tea-slopes"
	| "pavilion"
	| "student-work"
	| "poster-stair"
	| "work-sheet"
	| "sample-photograph";

/** A drawing made from a seed; every (kind, seed) pair is used once in the whole content. */
export type Picture = { kind: PictureKind; seed: number; alt: string };

/** A further picture of a record. */
export type CaptionedPicture = Picture & { caption: string };

export type NewsCategory = "Campus" | "Studio" | "Awards" | "Admissions" | "Research" | "Community";

/** `day`, here and below: calendar days after the day of the first start; negative is the past. */
export type NewsSeed = {
	slug: string;
	title: string;
	day: number;
	place: string;
	category: NewsCategory;
	/** The school where it names no one. */
	author?: string;
	picture: Picture;
	caption?: string;
	/** Markdown */
	description: string;
};

export type EventSeed = {
	slug: string;
	title: string;
	day: number;
	/** Last day of a series that recurs on the same weekday of each month. */
	monthlyUntilDay?: number;
	/** `HH:MM` */
	startsAt?: string;
	endsAt?: string;
	place: string;
	openTo?: "public" | "school";
	picture: Picture;
	/** Markdown */
	description: string;
};

export type BlogSeed = {
	title: string;
	day: number;
	author?: string;
	picture: Picture;
	/** Markdown */
	description: string;
};

export type StaffSeed = {
	name: string;
	designation: string;
	qualification: string;
	experienceYears: number;
	department: string;
	subjects: string;
	picture: Picture;
	email?: string;
	/** Markdown, one work each */
	works?: string[];
	workPictures?: CaptionedPicture[];
	description: string;
};

export type CareerSeed = {
	slug: string;
	title: string;
	qualification: string;
	experienceMin: number;
	experienceMax: number;
	vacancies: number;
	place: string;
	duration: string;
	lastDay: number;
	postedDay: number;
	notes: string;
	/** Markdown */
	description: string;
};

/** Films that the project's scripts draw. */
export type FilmKey = "studio-day" | "mist" | "section-build" | "rain" | "contours" | "shadow";

export type GallerySeed = {
	title: string;
	day: number;
	picture: Picture;
	/** Person who drew or filmed it */
	credit?: string;
	video?: FilmKey;
};

/** A student's drawing of the entrance stair, on the gallery's wall. */
export type WallSeed = { year: number; credit: string; hand: string; picture: Picture };

export type AnnouncementSeed = {
	kind: "admissions" | "general";
	title: string;
	/** http or https */
	link: string;
	fromDay: number;
	toDay: number;
	picture: Picture;
	description: string;
};

export type ProjectSeed = {
	slug: string;
	title: string;
	student: string;
	teacher: string;
	programme: string;
	semester: number;
	studio: string;
	/** Day of the final review */
	day: number;
	picture: Picture;
	/** The way to it. */
	pictures?: CaptionedPicture[];
	/** Markdown */
	description: string;
};

export type ApprovalDocumentSeed = {
	key: string;
	title: string;
	issuer: string;
	reference: string;
	/** YYYY-MM-DD */
	date: string;
	/** First and last day of validity, YYYY-MM-DD */
	validFrom: string;
	validUntil: string;
	/** Paragraphs of the letter */
	body: string[];
};

/** A page of the school's own; what a section leaves out is not shown. */
export type PageSeed = { slug: string } & z.input<typeof pageFields>;
