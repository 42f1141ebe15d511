import { useState } from "react";

/** Whether a file picker may open the camera. Where only a mouse points, `capture` does nothing. In the browser only. */
export function useCamera(): boolean {
	const [camera] = useState(() => matchMedia("(any-pointer: coarse)").matches);
	return camera;
}
