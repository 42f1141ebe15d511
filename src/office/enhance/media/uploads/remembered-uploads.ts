import { defaultOptions, type PreviousUpload } from "tus-js-client";

const dayMs = 86_400_000;
const { urlStorage } = defaultOptions;

/** Uploads that this browser has begun, without those that the server has forgotten by now: it does so after a day. */
export async function unfinishedUploads(): Promise<PreviousUpload[]> {
	const all = await urlStorage.findAllUploads();
	const isOld = ({ creationTime }: PreviousUpload) => Date.now() - Date.parse(creationTime) >= dayMs;
	await Promise.all(all.filter(isOld).map(({ urlStorageKey }) => urlStorage.removeUpload(urlStorageKey)));
	return all.filter((upload) => !isOld(upload));
}

/** @param id of an upload that a form has named */
export async function forgetUploadOf(id: string) {
	for (const { uploadUrl, urlStorageKey } of await urlStorage.findAllUploads())
		if (uploadUrl?.endsWith(`/${id}`)) await urlStorage.removeUpload(urlStorageKey);
}
