import { useEffect } from "react";
import { readyEvent } from "./page-code-contract.ts";

/** Announces that React has taken the page over. */
export function useReadyEvent() {
	useEffect(() => void dispatchEvent(new Event(readyEvent)), []);
}
