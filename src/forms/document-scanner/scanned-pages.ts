import type { Turn } from "./canvas.ts";
import type { ReadPicture, UnreadableReason, View } from "./read-picture.ts";

/** More than any mark sheet has, and as many as stay legible within the size limit. */
export const maxPages = 20;

export type ScannedPage = View & {
	id: number;
	/** The file's name. */
	name: string;
	turn: Turn;
	isCropped: boolean;
	/** The whole photo of a cropped page, or the page cropped to its paper. */
	otherView: View | undefined;
};
export type RejectedPicture = { name: string; reason: UnreadableReason | "tooMany" };

export type ScannedPages = {
	pages: readonly ScannedPage[];
	/** Files still to be read, the next one first. */
	queue: readonly File[];
	/** Files read since the queue was last empty. */
	readCount: number;
	rejected: readonly RejectedPicture[];
	/** The page removed last, which can be restored. */
	removed: { page: ScannedPage; index: number } | undefined;
	nextId: number;
};

export const emptyPages: ScannedPages = {
	pages: [],
	queue: [],
	readCount: 0,
	rejected: [],
	removed: undefined,
	nextId: 1,
};

export type PagesAction =
	| { type: "choose"; files: readonly File[] }
	| { type: "read"; file: File; result: ReadPicture }
	| { type: "turn"; id: number }
	| { type: "crop"; id: number }
	| { type: "move"; id: number; by: -1 | 1 }
	| { type: "remove"; id: number }
	| { type: "restore" }
	| { type: "clear" };

/** The reducer of the scanner's pages. A rejected file never affects the pages already read. */
export function pagesReducer(state: ScannedPages, action: PagesAction): ScannedPages {
	const { pages, queue } = state;
	switch (action.type) {
		case "choose": {
			const room = Math.max(0, maxPages - pages.length - queue.length);
			const tooMany = action.files.slice(room).map(({ name }) => ({ name, reason: "tooMany" as const }));
			const batch = queue.length > 0 ? state : { readCount: 0, rejected: [] };
			return {
				...state,
				queue: [...queue, ...action.files.slice(0, room)],
				readCount: batch.readCount,
				rejected: [...batch.rejected, ...tooMany],
			};
		}
		case "read":
			return addReadPicture(state, action.file, action.result);
		case "turn":
			return {
				...state,
				pages: pages.map((page) => (page.id === action.id ? { ...page, turn: ((page.turn + 1) % 4) as Turn } : page)),
			};
		case "crop":
			return { ...state, pages: pages.map((page) => (page.id === action.id ? switchView(page) : page)) };
		case "move": {
			const from = pages.findIndex(({ id }) => id === action.id);
			const [moved, passed] = [pages[from], pages[from + action.by]];
			return moved && passed ? { ...state, pages: pages.with(from, passed).with(from + action.by, moved) } : state;
		}
		case "remove": {
			const index = pages.findIndex(({ id }) => id === action.id);
			const page = pages[index];
			return page ? { ...state, pages: pages.toSpliced(index, 1), removed: { page, index } } : state;
		}
		case "restore": {
			const { removed } = state;
			if (!removed || pages.length + queue.length >= maxPages) return state;
			return { ...state, pages: pages.toSpliced(removed.index, 0, removed.page), removed: undefined };
		}
		case "clear":
			return { ...emptyPages, nextId: state.nextId };
	}
}

function switchView(page: ScannedPage): ScannedPage {
	const { picture, preview, otherView, isCropped } = page;
	return otherView ? { ...page, ...otherView, otherView: { picture, preview }, isCropped: !isCropped } : page;
}

function addReadPicture(state: ScannedPages, file: File, result: ReadPicture): ScannedPages {
	const queue = state.queue.filter((other) => other !== file);
	const next = { ...state, queue, readCount: state.readCount + 1 };
	if (!result.ok) return { ...next, rejected: [...state.rejected, { name: file.name, reason: result.reason }] };
	const { picture, preview, paper } = result;
	const page = {
		id: state.nextId,
		name: file.name,
		picture,
		preview,
		turn: 0,
		isCropped: false,
		otherView: paper,
	} as const;
	return { ...next, pages: [...state.pages, page], nextId: state.nextId + 1 };
}
