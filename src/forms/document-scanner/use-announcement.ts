import { useState } from "react";

/** Words for a live region. The same words twice are read out twice. */
export function useSpoken() {
	const [spoken, setSpoken] = useState("");
	// A change that cannot be seen or heard makes it another text.
	const say = (words: string) => setSpoken((before) => (before === words ? `${words}\u00a0` : words));
	return { spoken, say };
}
