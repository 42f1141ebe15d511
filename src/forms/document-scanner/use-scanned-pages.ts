import { useEffect, useReducer } from "react";
import { readPicture } from "./read-picture.ts";
import { emptyPages, pagesReducer } from "./scanned-pages.ts";

/** The pages of one document. Files are read one by one, so that memory holds a single large picture. */
export function useScannedPages() {
	const [state, dispatch] = useReducer(pagesReducer, emptyPages);
	const [file] = state.queue;
	useEffect(() => {
		if (!file) return;
		let cancelled = false;
		readPicture(file).then((result) => !cancelled && dispatch({ type: "read", file, result }));
		return () => {
			cancelled = true;
		};
	}, [file]);
	return [state, dispatch] as const;
}
