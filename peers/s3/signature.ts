import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { S3RefusalError } from "./refusal.ts";

/**
 * Signature Version 4 in the header, as `docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html` has it.
 */

export type S3Keys = { accessKeyId: string; secretAccessKey: string };

const form =
	/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const quarterMs = 15 * 60_000;

/** @throws S3RefusalError unless the request is signed by these keys, for this region, within a quarter of an hour */
export function checkSignature(request: IncomingMessage, { keys, region, now }: Expectation): void {
	const [, id, day = "", signedFor, names = "", signature = ""] = form.exec(request.headers.authorization ?? "") ?? [];
	if (!id) throw new S3RefusalError(403, "AccessDenied");
	if (id !== keys.accessKeyId) throw new S3RefusalError(403, "InvalidAccessKeyId");
	if (signedFor !== region) throw new S3RefusalError(400, "AuthorizationHeaderMalformed");
	const date = headerOf(request, "x-amz-date");
	const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
	if (!(Math.abs(signedAt - now.getTime()) <= quarterMs)) throw new S3RefusalError(403, "RequestTimeTooSkewed");
	const signedNames = names.split(";");
	const mustBeSigned = Object.keys(request.headers).filter((name) => name === "host" || name.startsWith("x-amz-"));
	if (mustBeSigned.some((name) => !signedNames.includes(name))) throw new S3RefusalError(403, "AccessDenied");
	const canonical = canonicalRequest(request, signedNames);
	const scope = `${day}/${region}/s3/aws4_request`;
	const text = ["AWS4-HMAC-SHA256", date, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
	const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
		(above, part) => createHmac("sha256", above).update(part).digest(),
		`AWS4${keys.secretAccessKey}`,
	);
	const expected = createHmac("sha256", key).update(text).digest();
	if (!timingSafeEqual(expected, Buffer.from(signature, "hex"))) throw new S3RefusalError(403, "SignatureDoesNotMatch");
}

type Expectation = { keys: S3Keys; region: string; now: Date };

function canonicalRequest(request: IncomingMessage, signedNames: string[]): string {
	const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
	const parameters = query
		.split("&")
		.filter(Boolean)
		.map((pair) => (pair.includes("=") ? pair : `${pair}=`));
	return [
		request.method,
		path,
		parameters.sort().join("&"),
		...signedNames.map((name) => `${name}:${headerOf(request, name).trim().replace(/ +/g, " ")}`),
		"",
		signedNames.join(";"),
		headerOf(request, "x-amz-content-sha256"),
	].join("\n");
}

export function headerOf(request: IncomingMessage, name: string): string {
	return String(request.headers[name] ?? "");
}
