import { plainKey } from "#src/formatting/plain-key.ts";
import { rupees } from "#src/formatting/rupees.ts";
import type { Room, SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import type { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import type { Relief, Scholarships } from "#src/school/scholarships.ts";
import { messTotal, yearsOf } from "#src/site/fees/totals.ts";
import type { CostChoice } from "./course-cost.ts";

export const costParts = ["programme", "hostel", "mess", "help"] as const;
export type CostPart = (typeof costParts)[number];

type Option<Value> = { key: string; label: string; note: string; value: Value };

/** The choices that a school has: of each part at least one. */
export type CostOptions = {
	programme: Option<ProgrammeOutline>[];
	hostel: Option<Room | undefined>[];
	mess: Option<boolean>[];
	help: Option<Relief | undefined>[];
};

/** The index of the option that is chosen in each part. */
export type CostSelection = Record<CostPart, number>;

/** Options in the order shown; the first of each part is chosen at the start. */
export function costOptions(
	messages: MessagesOf<typeof costMessages>,
	{ fees, scholarships, outlines }: { fees: SchoolFees; scholarships: Scholarships; outlines: ProgrammeOutline[] },
): CostOptions {
	const mess = messTotal(fees);
	const programmes = outlines.filter(({ key }) => yearsOf(fees, key).length > 0);
	const named = [
		...scholarships.awards.map((award) => ({ ...award, label: award.title })),
		...scholarships.schemes.map((scheme) => ({ ...scheme, label: scheme.name })),
	].filter(({ tuitionShare, perYear }) => tuitionShare !== undefined || perYear !== undefined);
	const no = { key: "no", note: "" };
	return {
		programme: programmes.map((outline) => ({ key: outline.key, label: outline.name, note: "", value: outline })),
		hostel: [
			...fees.hostel.rooms.map((room) => ({
				key: plainKey(room.kind, "-", 40),
				label: room.finalYear ? messages.roomInFinalYear({ room: room.kind }) : room.kind,
				note: messages.aYear({ amount: rupees(room.perYear) }),
				value: room,
			})),
			{ ...no, label: messages.noRoom, value: undefined },
		],
		mess: [
			...(mess > 0
				? [{ key: "yes", label: messages.inTheMess, note: messages.aYear({ amount: rupees(mess) }), value: true }]
				: []),
			{ ...no, label: messages.noMess, value: false },
		],
		help: [
			{ ...no, label: messages.noHelp, value: undefined },
			...named.map(({ label, ...relief }) => ({
				key: plainKey(label, "-", 40),
				label,
				note: programmes
					.filter(({ key }) => relief.programmes?.includes(key))
					.map(({ degree }) => degree)
					.join(", "),
				value: relief,
			})),
		],
	};
}

/** Reads what an address asks for; what it doesn't name, or names wrongly, is the first option. */
export function readChosen(options: CostOptions, values: Readonly<Partial<Record<CostPart, string>>>): CostSelection {
	const indexOf = (part: CostPart) =>
		Math.max(
			0,
			options[part].findIndex(({ key }) => key === values[part]),
		);
	return { programme: indexOf("programme"), hostel: indexOf("hostel"), mess: indexOf("mess"), help: indexOf("help") };
}

/** Every way in which the options can be combined. */
export function combinations(options: CostOptions): CostSelection[] {
	let all: Partial<CostSelection>[] = [{}];
	for (const part of costParts)
		all = all.flatMap((before) => options[part].map((_, index) => ({ ...before, [part]: index })));
	return all as CostSelection[];
}

/** @throws if there is no programme */
export function choiceOf(options: CostOptions, chosen: CostSelection): CostChoice {
	const programme = options.programme[chosen.programme]?.value;
	if (!programme) throw new Error("There is no programme with fees.");
	return {
		programme: programme.key,
		room: options.hostel[chosen.hostel]?.value,
		mess: options.mess[chosen.mess]?.value ?? false,
		help: options.help[chosen.help]?.value,
	};
}
