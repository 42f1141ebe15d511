import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

type Party = { tour: string; people: number };

/**
 * Takes places on a tour, in one statement that locks its row until the transaction ends.
 * @returns false when fewer are left than people come
 */
export async function takePlaces(
	trx: Transaction<Database>,
	{ tour, people }: Party,
	places: number,
): Promise<boolean> {
	if (people > places) return false;
	const taken = await trx
		.insertInto("tours")
		.values({ tour, booked: people })
		.onConflict((conflict) =>
			conflict
				.column("tour")
				.doUpdateSet((row) => ({ booked: row("tours.booked", "+", people) }))
				.where("tours.booked", "<=", places - people),
		)
		.returning("booked")
		.executeTakeFirst();
	return taken !== undefined;
}

/** Gives places back. */
export async function freePlaces(trx: Transaction<Database>, { tour, people }: Party): Promise<void> {
	await trx
		.updateTable("tours")
		.set((row) => ({ booked: row("booked", "-", people) }))
		.where("tour", "=", tour)
		.execute();
}
