import type { Stage } from "#src/admissions/applications/stage.ts";
import { framed, joined, offered, opened, seated } from "#src/ui/house/house-parts.ts";
import { type HousePart, setOut } from "#src/ui/house/plot-parts.ts";

/** State of a seat: whether its fee is still owed, and the days to the day of joining, if that lies ahead. */
type Seat = { seatFeeDue: boolean; nextDate: { daysLeft: number } | null };

/** The house as far as an application has come; undefined once it has ended. */
export function houseOf(stage: Stage, { seatFeeDue, nextDate }: Seat): readonly HousePart[] | undefined {
	if (stage !== "accepted") return houses[stage];
	if (seatFeeDue) return offered;
	return nextDate?.daysLeft === 0 ? joined : seated;
}

const houses: Partial<Record<Stage, readonly HousePart[]>> = {
	received: setOut,
	reading: framed,
	interview: opened,
	waitlisted: opened,
	offered,
};
