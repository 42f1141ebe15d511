const prefix = "upload:";
const dayMs = 86_400_000;

type Remembered = { address: string; name: string; size: number; at: number };

/** The uploads that this browser has begun, so that they go on after a reload. The server forgets them after a day. */
export function rememberUpload(file: File, address: string) {
	const remembered: Remembered = { address, name: file.name, size: file.size, at: Date.now() };
	try {
		localStorage.setItem(keyOf(file), JSON.stringify(remembered));
	} catch {
		// Without storage it only does not survive a reload.
	}
}

export function rememberedAddress(file: File): string | undefined {
	return readUpload(keyOf(file))?.address;
}

export function forgetUpload(file: File) {
	try {
		localStorage.removeItem(keyOf(file));
	} catch {
		// There is nothing to forget.
	}
}

/** Forgets those that the server has forgotten by now. @returns the others */
export function unfinishedUploads(): Remembered[] {
	try {
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(prefix))
			.flatMap((key) => {
				const found = readUpload(key);
				if (found && Date.now() - found.at < dayMs) return [found];
				localStorage.removeItem(key);
				return [];
			});
	} catch {
		return [];
	}
}

/** @param id of an upload that a form has named */
export function forgetUploadOf(id: string) {
	for (const key of Object.keys(localStorage))
		if (key.startsWith(prefix) && readUpload(key)?.address.endsWith(`/${id}`)) localStorage.removeItem(key);
}

/** The same file again has the same name, length and day of change. */
function keyOf({ name, size, lastModified }: File): string {
	return `${prefix}${size}:${lastModified}:${name}`;
}

function readUpload(key: string): Remembered | undefined {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}
