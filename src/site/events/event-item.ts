/** Details of an event that a list shows. */
export type EventItem = {
	slug: string;
	title: string;
	date: string;
	place: string;
	/** "9 am to 3 pm, open to everyone"; undefined where nothing is known. */
	more: string | undefined;
	picture: string;
	picture_alt: string;
};
