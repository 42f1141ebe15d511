/** A request that is refused before a page is asked: the error handler says `message` with `statusCode`. */
export class RefusedRequestError extends Error {
	override name = "RefusedRequestError";
	readonly statusCode: number;
	constructor(statusCode: number, message: string) {
		super(message);
		this.statusCode = statusCode;
	}
}
