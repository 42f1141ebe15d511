import type { Generated } from "kysely";

export const itemStates = ["draft", "published", "taken-down", "trashed"] as const;
export type ItemState = (typeof itemStates)[number];

/** Something that the office writes and publishes: a record, or what becomes one. Times are ISO 8601 in UTC. */
export type ContentItemsTable = {
	id: Generated<number>;
	/** The table of its content type. */
	type: string;
	/** The integer key of its record. Null until it was first published; it stays when the record is taken down. */
	record_id: number | null;
	/** The readable key that its record has or had last. */
	slug: string | null;
	/** Of its draft, or else of what is published. */
	title: string;
	state: ItemState;
	/** The version that is being written; null when there is none. */
	draft_id: number | null;
	/** The version that is or was published last. */
	published_id: number | null;
	/** The version that is published at `publish_at`. */
	scheduled_id: number | null;
	publish_at: string | null;
	take_down_at: string | null;
	trashed_at: string | null;
	/** Increments with each change: a writer says which one was seen. */
	version: number;
	created_at: string;
	changed_at: string;
	changed_by: string;
};

/**
 * A state of an item's fields. One that was published never changes; a draft does while one author saves it again
 * within half an hour.
 */
export type ContentVersionsTable = {
	id: Generated<number>;
	item_id: number;
	/** From 1, per item. */
	number: number;
	/** When it was first published; null for a version that never was. */
	published_at: string | null;
	/** The number of the version that it was restored from. */
	restored_from: number | null;
	/** JSON of the fields as they were typed; a draft's may be incomplete. */
	fields: string;
	/** Null for content that came with the school folder. */
	member_id: number | null;
	member_name: string;
	/** The token of the integration that wrote it; null for members. */
	token_id: Generated<number | null>;
	created_at: string;
	changed_at: string;
};

/** An address that leads nowhere by itself any more. */
export type FormerAddressesTable = {
	path: string;
	/** Where it leads now; null for a page that is gone. */
	leads_to: string | null;
	/** Null for a redirect that a member added. */
	item_id: number | null;
	/** Of what was there. */
	title: string | null;
	created_at: string;
	member_name: string;
};

export type EditingTables = {
	content_items: ContentItemsTable;
	content_versions: ContentVersionsTable;
	former_addresses: FormerAddressesTable;
};
