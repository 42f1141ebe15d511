import type { SampleBooking } from "#demo/office/sample-office.ts";

type Row = [daysAgo: number, tour: number, name: string, people: number, question?: string];

const rows: Row[] = [
	[9, 1, "Sundari Velmurugan", 3, "My mother cannot climb many steps. Is there another way to the studios?"],
	[6, 0, "Jacob Mathew", 2],
	[4, 0, "Harini Prakash", 4, "We’re coming by the toy train and reach Udagamandalam at noon. Is that in time?"],
	[3, 1, "Faizal Rahman", 1],
	[2, 2, "Devika Pillai", 2, "Can I bring my portfolio and ask someone what’s missing?"],
	[1, 0, "Anbu Selvan", 3],
];

/** Six families who have booked a tour of the campus. */
export const sampleBookings: readonly SampleBooking[] = rows.map(([daysAgo, tour, name, people, question], index) => ({
	daysAgo,
	tour,
	fields: {
		name,
		people: String(people),
		email: `${name.replace(" ", ".")}@example.com`.toLowerCase(),
		phone_no: `55557 ${10_000 + index * 37}`,
		...(question && { question }),
	},
}));
