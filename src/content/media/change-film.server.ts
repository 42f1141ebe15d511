import type { Transaction } from "kysely";
import type { ActName } from "#src/audit-messages.ts";
import type { Database } from "#src/db/tables.ts";
import { aimAt, lockItem, type OnItem } from "./change-media.server.ts";
import { type MediaResult, refuse } from "./media-item.ts";
import { copyRevision, extrasOf, type FilmExtras, readRevision } from "./revisions.server.ts";
import type { StoredMedia } from "./store-media.server.ts";

type Trx = Transaction<Database>;

export const posterChosen = "media-poster-chosen";
export const captioned = "media-captioned";
export const saidSpeechless = "media-speechless";

/** Chooses the picture by which a film is shown. */
export async function choosePoster(trx: Trx, on: OnItem & { poster: StoredMedia }, now: Date): Promise<MediaResult> {
	if (on.poster.kind !== "picture") return refuse("The poster must be a photo.");
	return changeFilm(trx, { ...on, act: posterChosen, change: () => ({ posterKey: on.poster.key }) }, now);
}

/** Sets, or removes, a film's captions in one language. @param fileKey of what is stored; null to remove them */
export async function captionFilm(
	trx: Trx,
	on: OnItem & { language: string; fileKey: string | null },
	now: Date,
): Promise<MediaResult> {
	const { language, fileKey } = on;
	const change = ({ captions }: FilmExtras) => {
		const others = captions.filter((each) => each.language !== language);
		return { captions: fileKey === null ? others : [...others, { language, fileKey }] };
	};
	return changeFilm(trx, { ...on, act: captioned, change }, now);
}

/** Says whether no one speaks in a film, which needs no captions then. */
export async function saySpeechless(trx: Trx, on: OnItem & { speechless: boolean }, now: Date): Promise<MediaResult> {
	return changeFilm(trx, { ...on, act: saidSpeechless, change: () => ({ speechless: on.speechless }) }, now);
}

type Change = OnItem & { act: ActName; change: (present: FilmExtras) => Partial<FilmExtras> };

/** The site shows the film with it as soon as nothing is missing and its poster's sizes are made. */
async function changeFilm(trx: Trx, { change, ...on }: Change, now: Date): Promise<MediaResult> {
	const item = await lockItem(trx, on);
	if ("ok" in item) return item;
	const present = await readRevision(trx, item.id, item.target);
	if (!present || item.kind !== "film") return refuse("Only videos have a poster and captions.");
	const film = change(await extrasOf(trx, present));
	const number = await copyRevision(trx, present, { film }, now);
	return aimAt(trx, item, { ...on, number }, now);
}
