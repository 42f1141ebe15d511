export type NewsletterArticle = {
	heading: string;
	/** Paragraphs of plain text */
	body: string[];
};

export type NewsletterPage = { articles: NewsletterArticle[] };

export type Newsletter = {
	key: "news_letter_1" | "news_letter_2" | "news_letter_3";
	title: string;
	/** Month as printed, such as 'March 2025' */
	month: string;
	summary: string;
	pages: NewsletterPage[];
};
