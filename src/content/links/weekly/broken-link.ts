export type BrokenLink = {
	id: number;
	href: string;
	text: string;
	/** Description of what is wrong, as a sentence. */
	fault: string;
	/** ISO 8601 in UTC. */
	checkedAt: string;
	/** The text that has it. */
	item: { id: number; type: string; title: string };
};
