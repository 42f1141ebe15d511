import { useRouteLoaderData } from "react-router";
import type { Absence } from "#src/accounts/members/absence.server.ts";
import { shortDay } from "#src/office/parts/days.ts";
import type { FrameData } from "./frame-data.ts";

/** @param today `YYYY-MM-DD` */
export function awayWords({ until, standIn }: Absence, today: string): string {
	return `out of office until ${shortDay(until, today)}${standIn ? `, covered by ${standIn.name}` : ""}`;
}

/** Tells of a member whether they are away, and who covers for them; undefined for one who is there, and for no one. */
export function useAway(): (memberId: number | null | undefined) => string | undefined {
	const away = useRouteLoaderData<FrameData>("frame")?.away ?? [];
	return (memberId) => away.find((each) => each.memberId === memberId)?.words;
}
