/** An error of S3, with its status and code (`docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html`). */
export class S3RefusalError extends Error {
	override name = "S3RefusalError";
	status: number;
	code: string;
	constructor(status: number, code: string) {
		super(code);
		this.status = status;
		this.code = code;
	}
}
