/** What a list shows of an event. */
export type EventItem = {
	slug: string;
	title: string;
	date: string;
	place: string;
	picture: string;
	picture_alt: string;
};
