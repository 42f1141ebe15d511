import type { Kysely, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

const picture = { picture: "section-1", picture_alt: "Section through a slope" };
const description = "The studio **walks** the site before it draws it.";

/** Complete fields of each content type; a test overrides those that it is about. */
export const samples = {
	page: {
		title: "Workshops",
		lead: "",
		description: "Timber, clay and steel.",
		in_menu: 0 as const,
		sections: [
			{
				heading: "Timber",
				text: "Every **Saturday**.",
				pictures: [{ picture: "photo-12-1", picture_alt: "A lathe" }],
				film: null,
				numbers: [{ value: "12", label: "benches" }],
				people: ["asha-menon"],
				guides: [{ name: "Ravi Bellie", about: "Third year", hours: "Saturdays" }],
				list: "news" as const,
				questions: [{ question: "Who can come?", answer: "Anyone." }],
				button: null,
				form: true,
			},
		],
	},
	news: {
		title: "A wall is repaired",
		date: "2026-06-01",
		place: "The Loft",
		category: "Campus",
		author: null,
		...picture,
		caption: "",
		description,
	},
	event: {
		title: "An evening talk",
		date: "2026-06-01",
		repeats: null,
		repeats_until: null,
		left_out: "",
		starts_at: "17:30",
		ends_at: null,
		place: "The Loft",
		open_to: "public" as const,
		...picture,
		caption: "",
		description,
	},
	blog: { title: "How to draw in the rain", date: "2026-06-01", author: null, ...picture, caption: "", description },
	staffMember: {
		name: "Dr. Asha Menon",
		designation: "Professor",
		qualification: "Ph.D.",
		experience_years: 12,
		department: "Architecture",
		subjects: "History",
		email: null,
		works: null,
		pictures: [],
		...picture,
		description,
	},
	career: {
		title: "Studio Tutor",
		qualification: "B.Arch",
		experience_min: 1,
		experience_max: 5,
		vacancies: 2,
		place: "The Loft",
		duration: "Full time",
		posted_on: "2026-06-01",
		last_date: "2026-06-30",
		notes: "",
		description,
	},
	galleryItem: {
		title: "Tea below the terraces",
		date: "2026-06-01",
		...picture,
		credit: null,
		video: null,
		hand: "",
	},
	announcement: {
		type: 1,
		kind: "general" as const,
		title: "Admissions are open",
		link: "https://doddabetta.example/academic",
		from_date: "2026-06-01",
		to_date: "2026-06-30",
		active: 1 as const,
		pinned: 0 as const,
		...picture,
		description,
	},
	approvalDocument: {
		title: "University affiliation",
		body: "University of the South",
		number: "AFF/02",
		valid_from: "2026-07-01",
		valid_until: null,
		file: "university-affiliation",
	},
	project: {
		title: "A shelter for one bus",
		student: "Asha Menon",
		teacher: "Ar. Devi Raj",
		programme: "B.Arch",
		semester: 4,
		studio: "Street",
		date: "2026-04-30",
		...picture,
		photographer: null,
		description,
		pictures: [],
	},
};

/** Runs changes in one transaction. */
export function change<Result>(
	db: Kysely<Database>,
	work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
	return db.transaction().execute(work);
}

/** The items of all pages of a list, read page by page. */
export async function readAll<Item>(
	list: (page: number) => Promise<{ items: Item[]; lastPage: number }>,
): Promise<Item[]> {
	const items: Item[] = [];
	for (let page = 1, last = 1; page <= last; page += 1) {
		const foundPage = await list(page);
		items.push(...foundPage.items);
		last = foundPage.lastPage;
	}
	return items;
}
