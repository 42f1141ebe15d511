/** An announcement as the API sends it. */
export type Announcement = {
	id?: number;
	primaryId?: string;
	title: string;
	image?: string | null;
	description?: string | null;
	announcementlink?: string | null;
};

const address = "/api/v1/website/announcement/list?type=1&page=1&items_per_page=10";
const patience = 8000;
const seenKey = "announcements-seen";

export async function loadAnnouncements(signal: AbortSignal): Promise<Announcement[]> {
	const answer = await fetch(address, { signal, headers: { Accept: "application/json" } });
	const said: { data?: unknown } | undefined = answer.ok ? await answer.json() : undefined;
	return Array.isArray(said?.data) ? said.data : [];
}

/** An announcement whose picture has come, with its size; without one where there is none or it did not come. */
export type Ready = Announcement & { picture?: { width: number; height: number } };

/** Fetches the pictures first, so that the pop-up has its size when it opens. */
export function withPictures(all: Announcement[]): Promise<Ready[]> {
	return Promise.all(all.map(async (one) => (one.image ? { ...one, ...(await sizeOf(one.image)) } : one)));
}

async function sizeOf(source: string): Promise<Pick<Ready, "picture">> {
	const image = new Image();
	image.src = source;
	const come = image.decode().then(
		() => true,
		() => false,
	);
	const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false));
	return (await Promise.race([come, late]))
		? { picture: { width: image.naturalWidth, height: image.naturalHeight } }
		: {};
}

/** Those that this tab has not shown yet. */
export function unseen(all: Announcement[]): Announcement[] {
	const seen = readSeen();
	return all.filter((one) => !seen.includes(keyOf(one)));
}

export function remember(shown: Announcement[]) {
	try {
		sessionStorage.setItem(seenKey, JSON.stringify([...new Set([...readSeen(), ...shown.map(keyOf)])]));
	} catch {
		// A browser that keeps nothing shows it again.
	}
}

/** Where its picture leads: https:// is put before what does not start with http. */
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
		const kept: unknown = JSON.parse(sessionStorage.getItem(seenKey) ?? "[]");
		return Array.isArray(kept) ? kept.map(String) : [];
	} catch {
		return [];
	}
}
