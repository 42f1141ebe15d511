import { readFileSync } from "node:fs";
import { expect, expectTypeOf, it } from "vitest";
import type { Database, Within } from "#src/db/tables.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { schemaText } from "../scripts/checks/schema.ts";

describeDatabases("src/db/schema.ts", (freshDb) => {
	it("has the tables, columns, nulls and defaults that the migrations leave", async () => {
		const text = await schemaText(await freshDb());
		expect(text, "npm run schema writes the file").toBe(readFileSync("src/db/schema.ts", "utf8"));
	});
});

it("takes values of columns that are there, as their SQL type and their nulls allow", () => {
	expectTypeOf<Database["refunds"]["origin"]>().toEqualTypeOf<"office" | "provider" | "operator">();
	expectTypeOf<Database["snippets"]["kind"]>().extract<null>().toEqualTypeOf<null>();
	// @ts-expect-error There is no such column.
	expectTypeOf<Within<{ visits: { guests: 1 } }>>();
	// @ts-expect-error There is no such table.
	expectTypeOf<Within<{ tour: { booked: 1 } }>>();
	// @ts-expect-error The column has texts.
	expectTypeOf<Within<{ visits: { tour: 1 } }>>();
	// @ts-expect-error Whether there are nulls is for the migrations to say.
	expectTypeOf<Within<{ visits: { question: "Why?" | null } }>>();
});
