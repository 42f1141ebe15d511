import { useEffect, useReducer } from "react";
import { readPicture } from "./read-picture.ts";
import { changePages, noPages } from "./scanned-pages.ts";

/** The pages of one paper document. Chosen files are read one after the other, so that only one large picture is in memory. */
export function usePages() {
	const [state, dispatch] = useReducer(changePages, noPages);
	const [file] = state.waiting;
	useEffect(() => {
		if (!file) return;
		let wanted = true;
		readPicture(file).then((result) => wanted && dispatch({ do: "read", file, result }));
		return () => {
			wanted = false;
		};
	}, [file]);
	return [state, dispatch] as const;
}
