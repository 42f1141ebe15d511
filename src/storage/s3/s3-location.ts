/** Location of files on S3; keys for it are not part of the address. */
export type S3Location = {
	bucket: string;
	/** Prefix of each key: empty, or ending in `/`. */
	prefix: string;
	region: string;
	/** Address of a service other than Amazon's: `https://s3.example`. */
	endpoint: string | undefined;
};

const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixForm = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
const regionForm = /^[a-z0-9-]+$/;

/** `s3://bucket/prefix?endpoint=https://s3.example&region=eu-1`. @returns undefined for anything else */
export function readS3Location(address: string): S3Location | undefined {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url?.protocol !== "s3:" || url.username || url.password || url.port || url.hash) return undefined;
	const { endpoint, region, ...unknown } = Object.fromEntries(url.searchParams);
	const folder = url.pathname.replace(/^\/|\/$/g, "");
	const valid =
		Object.keys(unknown).length === 0 &&
		bucketForm.test(url.hostname) &&
		(folder === "" || (prefixForm.test(folder) && folder.length <= 200)) &&
		// Amazon's addresses contain the region; others' services ignore it, but it is signed.
		regionForm.test(region ?? (endpoint ? defaultRegion : "")) &&
		(endpoint === undefined || isOrigin(endpoint));
	if (!valid) return undefined;
	return {
		bucket: url.hostname,
		prefix: folder && `${folder}/`,
		region: region ?? defaultRegion,
		endpoint: endpoint && new URL(endpoint).origin,
	};
}

const defaultRegion = "us-east-1";

/** Returns true if the address has no path: what follows is the bucket's name. */
function isOrigin(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, pathname, search, username } = new URL(address);
	return /^https?:$/.test(protocol) && pathname === "/" && !search && !username;
}

/** Describes the location for the last line of the start. */
export function describeS3({ bucket, prefix, endpoint }: S3Location): string {
	return `s3://${bucket}/${prefix.slice(0, -1)} at ${endpoint ? new URL(endpoint).host : "Amazon S3"}`;
}
