import { identity } from "../../identity.ts";

/**
 * Makes the notice that a reader of the demo's legal texts has to see first. @param since the day of the text, as
 * printed
 */
export const demonstrationNotice = (since: string) => ({
	title: "A demonstration text",
	text: `${identity.name} is an invented school. This text describes what this website does and Indian law on ${since}. A school that uses it should have its own lawyer check it first.`,
});
