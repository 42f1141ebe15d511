import { useState } from "react";

/** Text for a live region. Announcing the same text twice makes screen readers speak it twice. */
export function useAnnouncement() {
	const [announcement, setAnnouncement] = useState("");
	const announce = (text: string) =>
		// The invisible no-break space makes a repeated text a change.
		setAnnouncement((current) => (current === text ? `${text}\u00a0` : text));
	return { announcement, announce };
}
