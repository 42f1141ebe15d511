import type { Picture, Turn } from "./picked-picture.ts";
import type { ReadPicture, Unreadable } from "./read-picture.ts";

/** More than any mark sheet has, and as much as stays legible within the limit. */
export const maxPages = 20;

export type Page = { id: number /** The file's. */; name: string; picture: Picture; preview: Picture; turn: Turn };
export type LeftOut = { name: string; reason: Unreadable | "tooMany" };

export type Pages = {
	pages: readonly Page[];
	/** Files still to be read, the next one first. */
	waiting: readonly File[];
	/** How many of the files chosen since it last was at rest have been read. */
	read: number;
	leftOut: readonly LeftOut[];
	removed: { page: Page; index: number } | undefined;
	nextId: number;
};

export const noPages: Pages = { pages: [], waiting: [], read: 0, leftOut: [], removed: undefined, nextId: 1 };

export type PagesAction =
	| { do: "choose"; files: readonly File[] }
	| { do: "read"; file: File; result: ReadPicture }
	| { do: "turn"; id: number }
	| { do: "move"; id: number; by: -1 | 1 }
	| { do: "remove"; id: number }
	| { do: "restore" }
	| { do: "clear" };

/** What becomes of the pages. Nothing that was read is lost by what could not be. */
export function changePages(state: Pages, action: PagesAction): Pages {
	const { pages, waiting } = state;
	switch (action.do) {
		case "choose": {
			const room = Math.max(0, maxPages - pages.length - waiting.length);
			const tooMany = action.files.slice(room).map(({ name }) => ({ name, reason: "tooMany" as const }));
			const before = waiting.length > 0 ? state : { read: 0, leftOut: [] };
			return {
				...state,
				waiting: [...waiting, ...action.files.slice(0, room)],
				read: before.read,
				leftOut: [...before.leftOut, ...tooMany],
			};
		}
		case "read": {
			const { file, result } = action;
			const rest = { ...state, waiting: waiting.filter((other) => other !== file), read: state.read + 1 };
			if (!result.ok) return { ...rest, leftOut: [...state.leftOut, { name: file.name, reason: result.reason }] };
			const page: Page = {
				id: state.nextId,
				name: file.name,
				picture: result.picture,
				preview: result.preview,
				turn: 0,
			};
			return { ...rest, pages: [...pages, page], nextId: state.nextId + 1 };
		}
		case "turn":
			return {
				...state,
				pages: pages.map((page) => (page.id === action.id ? { ...page, turn: ((page.turn + 1) % 4) as Turn } : page)),
			};
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
			if (!removed || pages.length + waiting.length >= maxPages) return state;
			return { ...state, pages: pages.toSpliced(removed.index, 0, removed.page), removed: undefined };
		}
		case "clear":
			return { ...noPages, nextId: state.nextId };
	}
}
