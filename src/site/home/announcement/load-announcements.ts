/** An announcement as the API sends it. */
export type Announcement = {
	id?: number;
	primaryId?: string;
	title: string;
	image?: string | null;
	description?: string | null;
	announcementlink?: string | null;
};

const timeoutMs = 20_000;
const pictureTimeoutMs = 8000;
const seenKey = "announcements-seen";

/** @throws when they cannot be loaded */
export async function loadAnnouncements(address: string): Promise<Announcement[]> {
	const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
	const { data } = await response.json();
	return data;
}

/** An announcement with its picture's size; without it when there is no picture or it did not load. */
export type Ready = Announcement & { picture?: { width: number; height: number } };

/** Loads the pictures first, so that the pop-up opens at its final size. */
export function withPictures(all: Announcement[]): Promise<Ready[]> {
	return Promise.all(all.map(async (one) => (one.image ? { ...one, ...(await sizeOf(one.image)) } : one)));
}

async function sizeOf(source: string): Promise<Pick<Ready, "picture">> {
	const image = new Image();
	image.src = source;
	const loaded = image.decode().then(
		() => true,
		() => false,
	);
	const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, pictureTimeoutMs, false));
	return (await Promise.race([loaded, timeout]))
		? { picture: { width: image.naturalWidth, height: image.naturalHeight } }
		: {};
}

/** The announcements that this tab has not shown yet. */
export function unseen(all: Announcement[]): Announcement[] {
	const seen = readSeen();
	return all.filter((one) => !seen.includes(keyOf(one)));
}

export function remember(shown: Announcement[]) {
	try {
		sessionStorage.setItem(seenKey, JSON.stringify([...new Set([...readSeen(), ...shown.map(keyOf)])]));
	} catch {
		// Without storage, the pop-up shows again.
	}
}

/** Where the picture links to; adds https:// to an address without a scheme. */
export function linkOf({ announcementlink }: Announcement): string | undefined {
	const link = announcementlink?.trim();
	if (!link) return undefined;
	const full = /^http/i.test(link) ? link : `https://${link}`;
	return /^https?:\/\//i.test(full) && URL.canParse(full) ? full : undefined;
}

export function keyOf({ primaryId, id, title }: Announcement): string {
	return String(primaryId ?? id ?? title);
}

function readSeen(): string[] {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(seenKey) ?? "[]");
		return Array.isArray(stored) ? stored.map(String) : [];
	} catch {
		return [];
	}
}
