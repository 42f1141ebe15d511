import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { Room, SchoolFees, YearFees } from "#src/school/fees.ts";
import type { Relief } from "#src/school/scholarships.ts";
import { messTotal, yearsOf, yearTotal } from "#src/site/fees/totals.ts";

export type CostChoice = {
	programme: ProgrammeKey;
	/** None for students who don't live in the hostel. */
	room: Room | undefined;
	mess: boolean;
	help: Relief | undefined;
};

/** Cost of one year, in rupees; `help` is deducted. */
export type YearCost = YearFees & { hostel: number; mess: number; help: number };

/** Cost of a whole course, in rupees, without the deposit, which is refunded. */
export type CourseCost = { years: YearCost[]; total: number };

export function courseCost(fees: SchoolFees, { programme, room, mess, help }: CostChoice): CourseCost {
	const named = yearsOf(fees, programme);
	const years = named.map((year, index) => ({
		...year,
		hostel: roomCost(fees, room, index === named.length - 1),
		mess: mess ? messTotal(fees) : 0,
		help: help ? helpWith(year, programme, help) : 0,
	}));
	return { years, total: years.reduce((sum, year) => sum + yearCostTotal(year), 0) };
}

/** Cost of one part in all years. */
export function partInAll({ years }: CourseCost, part: keyof YearCost): number {
	return years.reduce((sum, year) => sum + year[part], 0);
}

export function yearCostTotal(year: YearCost): number {
	return yearTotal(year) + year.hostel + year.mess - year.help;
}

/** The cheapest way of living on the campus without help: the first room, with the mess. */
export function costOnCampus(fees: SchoolFees, programme: ProgrammeKey): CourseCost {
	return courseCost(fees, { programme, room: fees.hostel.rooms[0], mess: true, help: undefined });
}

function roomCost({ hostel }: SchoolFees, room: Room | undefined, isFinalYear: boolean): number {
	if (room?.finalYear && !isFinalYear) return hostel.rooms.find(({ finalYear }) => !finalYear)?.perYear ?? 0;
	return room?.perYear ?? 0;
}

/** Help is never more than the year's fees. */
function helpWith(year: YearFees, programme: ProgrammeKey, { tuitionShare = 0, perYear = 0, programmes }: Relief) {
	if (programmes && programmes.length > 0 && !programmes.includes(programme)) return 0;
	return Math.min(yearTotal(year), Math.round((year.tuition * tuitionShare) / 100) + perYear);
}
