import { expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import formerKeys from "#src/db/migrations/0100-keys-by-meaning/former-keys.json" with { type: "json" };
import { up } from "#src/db/migrations/0100-keys-by-meaning.ts";
import { productMessages } from "#src/message-texts.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

/** Texts and groups that have what was written in Tamil and Hindi. */
const movedGroups: Readonly<Record<string, string>> = {
	payerWords: "applicationMessages",
	tamil: "payer",
	hindi: "payer",
	tamilDialog: "fee",
	hindiDialog: "fee",
};

type ByGroup = Record<string, Record<string, string>>;
const { renamed, joined, formerParts }: Record<"renamed" | "joined" | "formerParts", ByGroup> = formerKeys;

/** Messages that the product said when the migration was written, and no longer says. */
const removedKeys = new Set([
	...["applicationWords.fee", "payerWords.hindiDialog", "payerWords.tamilDialog"].flatMap((group) =>
		["slowUpi", "slowCards", "slowNetBanking", "slowWallets"].map((key) => `${group}.${key}`),
	),
	"applicationWords.tracker.datesNote",
	"admissionWords.fees.tuitionInAll",
	"admissionWords.scholarships.label",
	"frameWords.announcement.announcedOn",
	...["applicationWords.payer", "payerWords.tamil", "payerWords.hindi"].map((group) => `${group}.emailInvalid`),
]);

describeDatabases("words that a school has written under a former key", (freshDb) => {
	async function carriedOver(db: Db, name: string, fields: object) {
		await db
			.insertInto("school_texts")
			.values({ name, fields: JSON.stringify(fields) })
			.execute();
		await up(db as never);
		const row = await db.selectFrom("school_texts").select("fields").where("name", "=", name).executeTakeFirstOrThrow();
		return JSON.parse(row.fields);
	}

	it("have its present key, and stay where it has kept its own", async () => {
		const db = await freshDb();
		const tracker = { howItStands: "Where you are", lead: "All about it" };
		expect(await carriedOver(db, "applicationWords", { tracker })).toEqual({
			tracker: { statusTitle: "Where you are", lead: "All about it" },
		});
		expect(await carriedOver(db, "identity", { howItStands: "A school" })).toEqual({ howItStands: "A school" });
	});

	it("are a part of their sentence, whose other parts are the product's", async () => {
		const scholarships = { forYourOwnCase: ". If you are not sure," };
		const { scholarships: words } = await carriedOver(await freshDb(), "admissionWords", { scholarships });
		expect(Object.values(words).filter((word) => /<\w+>/.test(String(word)))).toEqual([
			expect.stringMatching(/^[A-Z].*<\/\w+>\. If you are not sure, <\w+>contact the admissions office<\/\w+>/),
		]);
	});

	it("have keys that the product knows", () => {
		const present = (group: string) => {
			const [text = "", former = ""] = group.split(".");
			const name = movedGroups[former] ?? former;
			const messages: Record<string, Record<string, object>> = productMessages;
			return Object.keys(messages[movedGroups[text] ?? text.replace("Words", "Messages")]?.[name] ?? {});
		};
		for (const [group, pairs] of Object.entries(renamed))
			for (const key of Object.values(pairs))
				if (!removedKeys.has(`${group}.${key}`)) expect(present(group), group).toContain(key);
		for (const [group, sentences] of Object.entries(joined))
			for (const [key, sentence] of Object.entries(sentences)) {
				if (!removedKeys.has(`${group}.${key}`)) expect(present(group), group).toContain(key);
				for (const [, part = ""] of sentence.matchAll(/\[(\w+)\]/g)) expect(formerParts[group]).toHaveProperty(part);
			}
	});
});
