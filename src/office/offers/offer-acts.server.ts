import { z } from "zod";
import { currentCategories } from "#src/admissions/forms/application-forms.ts";
import { planExtension } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { setSeatFee, undoSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import { programmesToChoose } from "#src/admissions/seats/of-programme.server.ts";
import { setSeats, undoSeats } from "#src/admissions/seats/set-seats.server.ts";
import { moveInWaitlist } from "#src/admissions/seats/waitlist.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { plainFigures } from "#src/formatting/typed-text.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
import * as officePaths from "#src/office-paths.ts";
import { seatField } from "./seat-field.ts";

const { act, table } = actsOn<null>();
const application = rowId;
const seatsOf = ({ type = "" }: SubmittedValues) => `seats-${type}`;

/** The seats that a form has for each category, and for each programme that has its own seats. */
function seatLines(type: string, values: SubmittedValues) {
	return ["", ...programmesToChoose(type)].flatMap((programme) =>
		["", ...currentCategories().map(({ value }) => value)].map((category) => {
			const seatText = plainFigures(values[seatField({ programme, category })] ?? "");
			return { programme, category, seats: seatText === "" ? null : Number(seatText) };
		}),
	);
}

const move = (label: string, step: 1 | -1) =>
	act({
		label,
		permission: "seat.manage",
		section: "waitlist",
		form: { application },
		run: (trx, { form, by, now }) => moveInWaitlist(trx, { applicationId: form.application, step, by }, now),
		done: "Order saved.",
	});

/** Acts of members on the offers page. */
export const offerActs = table({
	title: "Offers",
	address: officePaths.offers,
	find: opensTo("case.read"),
	acts: {
		seats: act({
			label: "Set the number of seats",
			permission: "seat.manage",
			section: seatsOf,
			form: { type: z.string(), since: z.string() },
			run: (trx, { form, values, by, now }) => setSeats(trx, { ...form, lines: seatLines(form.type, values), by }, now),
			done: "Seats saved.",
		}),
		"undo-seats": act({
			label: "Undo the last seat change",
			permission: "seat.manage",
			section: seatsOf,
			form: { type: z.string(), of: rowId },
			run: (trx, { form, by, now }) => undoSeats(trx, { actId: form.of, type: form.type, by }, now),
			done: "Seat change undone.",
		}),
		"seat-fee": act({
			label: "Set the seat acceptance fee",
			permission: "seat.manage",
			section: seatsOf,
			form: { type: z.string(), rupees: z.string(), days: z.string() },
			run: (trx, { form, by, now }) => setSeatFee(trx, { ...form, by }, now),
			done: "Seat acceptance fee saved.",
		}),
		"seat-fee-undo": act({
			label: "Undo the last change to the seat acceptance fee",
			permission: "seat.manage",
			section: seatsOf,
			form: { type: z.string(), of: rowId },
			run: (trx, { form, by, now }) => undoSeatFee(trx, { type: form.type, actId: form.of, by }, now),
			done: "Seat acceptance fee change undone.",
		}),
		up: move("Move someone up the waiting list", -1),
		down: move("Move someone down the waiting list", 1),
		offer: act({
			label: "Offer a seat to someone on the waiting list",
			permission: "case.decide",
			section: "waitlist",
			form: { application, answerBy: z.string() },
			run: (trx, { form, services, by, now }) => {
				const details = { answerBy: form.answerBy };
				const change = { applicationId: form.application, to: "offered", details, actor: by.name, by } as const;
				return changeStage(trx, services.school, change, now);
			},
			done: "The seat is offered. The email is sent in one minute. Until then you can undo it in the case.",
		}),
		extend: act({
			label: "Prepare a new last day for the open offers of a round",
			permission: "case.decide",
			section: "rounds",
			form: { round: rowId, answerBy: z.string() },
			// Plans a batch, which has its own transactions and is confirmed on its own page.
			outside: ({ form, services: { db, school }, by, now }) => planExtension(db, school, { ...form, by }, now),
			goTo: ({ id }) => officePaths.batch(id),
		}),
	},
});
