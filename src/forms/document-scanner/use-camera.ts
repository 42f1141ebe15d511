import { useState } from "react";

/** Whether a file picker can open the camera; without a touch screen, `capture` does nothing. Browser only. */
export function useCamera(): boolean {
	const [camera] = useState(() => matchMedia("(any-pointer: coarse)").matches);
	return camera;
}
