import type { SchoolMessages } from "#src/school/messages/message-set.ts";

type SayRefusal = (schoolMessages: SchoolMessages | undefined) => string;

/** A request that is refused before a page is asked: the error handler says why, with `statusCode`. */
export class RefusedRequestError extends Error {
	override name = "RefusedRequestError";
	readonly statusCode: number;
	readonly say: SayRefusal;
	/** @param say in the words of a school; a text for those who read no school's */
	constructor(statusCode: number, say: SayRefusal | string) {
		const sayRefusal = typeof say === "string" ? () => say : say;
		super(sayRefusal(undefined));
		this.statusCode = statusCode;
		this.say = sayRefusal;
	}
}
