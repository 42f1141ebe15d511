import type { Db } from "#src/db/connect.server.ts";

/** How many alumni have registered, and from how many countries. */
export async function countAlumni(db: Db): Promise<{ registrations: number; countries: number }> {
	const counted = await db
		.selectFrom("alumni")
		.select(({ fn }) => [fn.countAll().as("registrations"), fn.count("country").distinct().as("countries")])
		.executeTakeFirstOrThrow();
	return { registrations: Number(counted.registrations), countries: Number(counted.countries) };
}
