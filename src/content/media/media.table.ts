import type { Generated } from "kysely";
import type { MediaKind } from "./media-key.ts";

/** A picture, film or document that the school has uploaded. Times are ISO 8601 in UTC. */
export type MediaTable = {
	id: Generated<number>;
	kind: MediaKind;
	title: string;
	/** What it shows, for people who cannot see it. Empty where nobody has written it yet, or where it only decorates. */
	alt: string;
	/** 0 or 1: it informs of nothing, so it needs no alternative text. */
	decorative: number;
	/** Who made it; may be empty. */
	credit: string;
	/** The number of the revision that the site shows; 0 until the first one is ready. */
	revision: number;
	/** The number of the revision that it is to show as soon as that one is ready. */
	target: number;
	/** Grows with every act of a member. */
	version: number;
	/** The member's name. */
	created_by: string;
	created_at: string;
	trashed_at: string | null;
};

/** One file of an item with its focal area; a new file or focal area makes a new revision. */
export type MediaRevisionsTable = {
	id: Generated<number>;
	media_id: number;
	/** Counts from 1 within the item. */
	number: number;
	/** The storage key of the file as it came; pictures of it are never public. */
	original_key: string;
	original_name: string;
	media_type: string;
	/** Bytes. */
	size: number;
	sha256: string;
	/** In pixels, upright; null until it was decoded, and for documents. */
	width: number | null;
	height: number | null;
	/** The average colour, such as "#8a9c7d". */
	colour: string | null;
	/** The part of a picture that every cut contains, in per cent of its width and height. */
	focus_left: number;
	focus_top: number;
	focus_width: number;
	focus_height: number;
	/** How long a film is. */
	seconds: number | null;
	/** Whether a film has sound: 0 or 1. */
	sound: Generated<number>;
	/** 1 where nobody speaks in a film's sound, so that it needs no captions. */
	speechless: Generated<number>;
	/** The storage key of the picture that a film is shown by. */
	poster_key: string | null;
	/**
	 * incomplete: a film without poster or captions, which is not shown; queued: its renditions are still to be made;
	 * failed: `problem` says why they cannot be.
	 */
	state: "incomplete" | "queued" | "ready" | "failed";
	problem: string | null;
	/** How often the renditions were begun. */
	attempts: number;
	/** When they are begun next; in the future while a process makes them. */
	due_at: string;
	created_at: string;
};

/** The captions of a revision of a film in one language. */
export type MediaCaptionsTable = {
	id: Generated<number>;
	revision_id: number;
	/** As in ISO 639-1. */
	language: string;
	/** Storage key of a WebVTT file. */
	file_key: string;
};
