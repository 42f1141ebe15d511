import type { Member } from "#src/accounts/member.ts";
import type { Here } from "#src/office/presence/presence.server.ts";
import type { Place } from "./places.ts";

/** A member who is away, as pages say it: "away until 30 Nov, Arun Selvam stands in". */
export type Away = { memberId: number; words: string };

/** What every screen shows of who looks at it. */
export type FrameData = {
	member: Pick<Member, "id" | "name" | "role">;
	places: readonly Place[];
	/** People are found by their phone number, too. */
	findsByNumber: boolean;
	/** The side is a rail of icons, as the member left it. */
	rail: boolean;
	/** Who else is in the office. */
	others: readonly Here[];
	/** Single keys act. */
	keysOn: boolean;
	/** Rows are 40 px high, not 32. */
	highRows: boolean;
	/** Members who are away. */
	away: readonly Away[];
};
