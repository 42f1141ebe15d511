import type { Selectable, Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import type { Database } from "#src/db/tables.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import type { Answers } from "#src/forms/definition.ts";
import type { School } from "#src/forms/school.ts";
import { dedupKeys } from "#src/forms/submission/dedup-key.server.ts";
import { type Invalid, invalid, refuseSpam, refuseUnwritten } from "#src/forms/submission/submission.server.ts";
import { hashToken, newToken } from "#src/forms/token.server.ts";
import { enqueueAcknowledged } from "#src/mail/limit/acknowledge.server.ts";
import { type MessagesOf, messagesIn, type SchoolMessages } from "#src/school/messages/message-set.ts";
import { tourRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { Visits } from "#src/school/visits.ts";
import { visitForm } from "./forms/visit-config.ts";
import { visitDefinition } from "./forms/visit-definition.ts";
import { type FreeTour, readTours, reservePlaces } from "./places.server.ts";
import { describeTour } from "./tours.ts";
import { bookingEmails } from "./visit-emails.server.ts";

export type VisitContext = {
	db: Db;
	commit: Commit;
	school: School;
	minFillMs: number;
	/** Undefined where the school gives no tours. */
	visits: Visits | undefined;
};

/** full: fewer places are left than people come. `errors` is for the form. */
export type BookingResult =
	| { ok: true; created: boolean }
	| Invalid
	| { ok: false; reason: "full"; message: string; errors: { tour: string } };

type Submission = { fields: Answers; idempotencyKey: string | undefined; now: Date };

/**
 * Books places on a tour: checks the answers, then takes the places and writes the visit and its emails in one
 * transaction, so that no tour is overbooked. A repeat succeeds without booking again.
 */
export async function bookVisit(
	context: VisitContext,
	{ fields, idempotencyKey, now }: Submission,
): Promise<BookingResult> {
	const { visits, db, school, commit } = context;
	if (!visits) return invalid(school, {}, noTours(school, school.schoolMessages));
	const refusal = refuseSpam(school, fields, context.minFillMs) ?? refuseUnwritten(school);
	if (refusal) return refusal;
	const checkedAnswers = checkAnswers(visitDefinition, fields, school);
	if (!checkedAnswers.ok) return invalid(school, checkedAnswers.errors, visitDefinition);
	const booking = toBooking(checkedAnswers.values);
	const messages = messagesIn(tourRefusalMessages, school.schoolMessages);
	if (booking.people > visits.mostPeople) {
		const tooMany = messages.tooManyVisitors({ count: visits.mostPeople, phone: school.phone });
		return invalid(school, { people: tooMany }, tooMany);
	}
	const answers = Object.entries(booking).map(([name, value]) => [name, String(value ?? "")] as const);
	const keys = dedupKeys(visitForm.key, Object.fromEntries(answers), idempotencyKey, now);
	const offeredTours = await readTours(db, visits, now);
	try {
		return await commit(async (trx): Promise<BookingResult> => {
			if (await isBooked(trx, keys)) return repeatResult;
			if (!offeredTours.some(({ key }) => key === booking.tour))
				return invalid(school, { tour: messages.notOffered }, messages.notOffered);
			const isTaken = await reservePlaces(trx, booking, visits.places);
			// Anyone who was faster may have been the same sender.
			if (await isBooked(trx, keys)) throw new RepeatedError();
			if (!isTaken) return refuseFull(messages, await readTours(trx, visits, now), booking);
			await store(trx, school, { booking, visits, key: keys[0], now });
			return { ok: true, created: true };
		});
	} catch (error) {
		if (error instanceof RepeatedError) return repeatResult;
		throw error;
	}
}

const repeatResult = { ok: true, created: false } as const;

/** Takes back the places that a repeat has taken. */
class RepeatedError extends Error {
	override name = "RepeatedError";
}

export function noTours(
	{ phone, email }: Pick<School, "phone" | "email">,
	schoolMessages: SchoolMessages | undefined,
): string {
	return messagesIn(tourRefusalMessages, schoolMessages).noTours({ phone, email });
}

type Booking = Pick<Selectable<Database["visits"]>, "tour" | "people" | "name" | "email" | "phone_no" | "question">;

function toBooking(values: Answers): Booking {
	const { tour, people, name, email, phone_no, question } = values;
	return {
		tour: String(tour),
		people: Number(people),
		name: String(name),
		email: String(email),
		phone_no: String(phone_no),
		question: question === undefined ? null : String(question),
	};
}

async function isBooked(trx: Transaction<Database>, keys: string[]): Promise<boolean> {
	const visit = await trx.selectFrom("visits").select("id").where("idempotency_key", "in", keys).executeTakeFirst();
	return visit !== undefined;
}

function refuseFull(
	messages: MessagesOf<typeof tourRefusalMessages>,
	offered: FreeTour[],
	{ tour, people }: Booking,
): BookingResult {
	const free = offered.filter(({ placesLeft }) => placesLeft >= people).slice(0, 3);
	const tours = free.map(({ key }) => describeTour(key)).join(" or ");
	const count = offered.find(({ key }) => key === tour)?.placesLeft ?? 0;
	const message = tours ? messages.tooFewPlacesHere({ count, tours }) : messages.tooFewPlaces({ count });
	return { ok: false, reason: "full", message, errors: { tour: message } };
}

type NewBooking = { booking: Booking; visits: Visits; key: string; now: Date };

async function store(
	trx: Transaction<Database>,
	school: School,
	{ booking, visits, key, now }: NewBooking,
): Promise<void> {
	const token = newToken();
	const { id } = await trx
		.insertInto("visits")
		.values({ ...booking, idempotency_key: key, token_hash: hashToken(token), created_at: now.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	await enqueueAcknowledged(trx, bookingEmails(school, { id, ...booking }, visits, token), booking.email, now);
}
