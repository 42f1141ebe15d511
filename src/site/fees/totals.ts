import type { ProgrammeKey } from "#src/school/admissions.ts";
import type { RefundStep, SchoolFees, YearFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { feesMessages } from "#src/school/messages/sets/admission-messages.ts";

/** Kind of money: every drawing shows it in one colour. */
export type MoneyPart = "tuition" | "studio" | "hostel" | "mess" | "deposit";

/** Part of a total, in rupees. */
export type Line = { what: string; amount: number; part?: MoneyPart };

export function sumOf(lines: readonly Pick<Line, "amount">[]): number {
	return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Amounts as layers to scale, from the top down: each with its distance from the top and its height. */
export function layersOf<Layer extends Pick<Line, "amount">>(lines: readonly Layer[], height: number) {
	const total = sumOf(lines);
	const toScale = (amount: number) => Math.round((amount / total) * height);
	return lines.map((line, index) => ({
		...line,
		top: toScale(sumOf(lines.slice(0, index))),
		height: toScale(line.amount),
	}));
}

export function yearTotal({ tuition, studio, exam }: YearFees): number {
	return tuition + studio + exam;
}

/** The years of a programme; none where the school names no fees of it. */
export function yearsOf({ programmes }: Pick<SchoolFees, "programmes">, key: ProgrammeKey): readonly YearFees[] {
	return programmes[key] ?? [];
}

/** All years of a programme, without deposit, hostel and mess. */
export function programmeTotal({ programmes }: SchoolFees, key: ProgrammeKey): number {
	return yearsOf({ programmes }, key).reduce((sum, year) => sum + yearTotal(year), 0);
}

/** The lines of one kind over all years, for the last row of a table. */
export function partTotal({ programmes }: SchoolFees, key: ProgrammeKey, part: keyof YearFees): number {
	return yearsOf({ programmes }, key).reduce((sum, year) => sum + year[part], 0);
}

/** The first year of a programme, without deposit, hostel and mess; undefined for a programme without years. */
export function firstYear({ programmes }: SchoolFees, key: ProgrammeKey): number | undefined {
	const [year] = yearsOf({ programmes }, key);
	return year && yearTotal(year);
}

export function messTotal({ mess: { perMonth, months } }: SchoolFees): number {
	return perMonth * months;
}

/** Lists what someone who lives in the hostel pays the school in the first year: in the first of the rooms. */
export function firstYearLines(messages: MessagesOf<typeof feesMessages>, fees: SchoolFees, key: ProgrammeKey) {
	const [{ tuition, studio, exam } = { tuition: 0, studio: 0, exam: 0 }] = yearsOf(fees, key);
	const [room] = fees.hostel.rooms;
	const lines: Required<Line>[] = [
		{ part: "tuition", what: messages.tuition, amount: tuition },
		{ part: "studio", what: exam > 0 ? messages.studioAndExams : messages.studio, amount: studio + exam },
		{
			part: "hostel",
			what: room ? messages.hostelRoom({ room: room.kind.toLowerCase() }) : "",
			amount: room?.perYear ?? 0,
		},
		{ part: "mess", what: messages.mess, amount: messTotal(fees) },
		{ part: "deposit", what: messages.deposit, amount: fees.deposit },
	];
	return lines.filter(({ amount }) => amount > 0);
}

/** Parts of living on the campus that cost something, as messages choose by them. */
export function livingOf(fees: SchoolFees): "both" | "hostel" | "mess" | "none" {
	const mess = messTotal(fees) > 0;
	if (fees.hostel.rooms.length > 0) return mess ? "both" : "hostel";
	return mess ? "mess" : "none";
}

/** Computes how much of `paid` is refunded. */
export function refundOf(paid: number, { share, less = 0 }: RefundStep): number {
	return Math.max(0, Math.round((paid * share) / 100) - less);
}
