import { identity } from "../../identity.ts";

/** What a reader of the demo's legal texts has to know first. @param since the day of the text, as printed */
export const demonstrationNotice = (since: string) => ({
	title: "A demonstration text",
	text: `${identity.name} is a school made up for this product. The text was written for what this website does and for Indian law as it stood on ${since}; a school that uses it has it checked by its own counsel first.`,
});
