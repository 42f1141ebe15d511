import type { S3Client } from "@aws-sdk/client-s3";
import { limitIdle } from "./idle-timeout.server.ts";
import type { S3Location } from "./s3-location.ts";

export type S3Options = {
	/** Credentials; without them, the SDK's usual places: environment, files of the user, roles of the machine. */
	credentials?: { accessKeyId: string; secretAccessKey: string };
	/** Time in which the service may neither answer nor move a byte, in milliseconds. */
	idleTimeoutMs?: number;
};

const defaultIdleTimeoutMs = 30_000;
/** Films hold a connection for as long as someone watches. */
const maxSockets = 500;

/** The SDK, and a client that repeats what may succeed later, except for requests whose body is a stream. */
export async function openClient({ region, endpoint }: S3Location, { credentials, idleTimeoutMs }: S3Options) {
	// Loaded here: anyone who has files on the disk need not hold its 37 MB in memory.
	const sdk = await import("@aws-sdk/client-s3");
	const client: S3Client = new sdk.S3Client({
		region,
		...(endpoint && { endpoint, forcePathStyle: true }),
		...(credentials && { credentials }),
		maxAttempts: 3,
		// The SDK would warn on the console about each stream that it does not repeat.
		logger: { trace() {}, debug() {}, info() {}, warn() {}, error() {} },
		// Checksums of the SDK's own choice break services other than Amazon's; ours is given with each file.
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: {
			connectionTimeout: 5000,
			socketTimeout: 0,
			httpAgent: { maxSockets },
			httpsAgent: { maxSockets },
		},
	});
	return { sdk, client, idleTimeoutMs: idleTimeoutMs ?? defaultIdleTimeoutMs };
}

export type OpenClient = Awaited<ReturnType<typeof openClient>>;

/** Makes a request that ends when it is answered, or when nothing has happened for too long. */
export async function waitForAnswer<Answer>(
	idleTimeoutMs: number,
	request: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
	const idle = limitIdle(idleTimeoutMs);
	try {
		return await request({ abortSignal: idle.signal });
	} catch (error) {
		throw idle.signal.aborted ? idle.signal.reason : error;
	} finally {
		idle.end();
	}
}
