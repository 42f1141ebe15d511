/** A shelf is an ordered list of the records of a kind: "news", "news/awards". */
export type ShelvesTable = {
	name: string;
	/** How many entries stand on it. */
	size: number;
};

/** Where a record stands on a shelf: entries sort by place, bytewise, then by id. */
export type ShelfEntriesTable = { shelf: string; place: string; id: number };

/** A point of a shelf whose rank is known: so many entries stand before it. */
export type ShelfMarksTable = { shelf: string; place: string; id: number; rank: number };
