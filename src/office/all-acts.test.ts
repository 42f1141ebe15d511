import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { may } from "#src/accounts/may.ts";
import { roles } from "#src/accounts/member.ts";
import { allActs } from "./all-acts.server.ts";
import type { Act } from "./kit/acts/act.server.ts";

const guide = "docs/office/who-may-do-what.md";
const [begin, end] = ["<!-- who may do what -->", "<!-- /who may do what -->"];

it("is what the guide to the office says of who may do what (vitest -u writes it)", async () => {
	const text = await readFile(guide, "utf8");
	const [before = "", rest = ""] = text.split(`${begin}\n`);
	const after = rest.slice(rest.indexOf(end));
	await expect(`${before}${begin}\n${table()}${after}`).toMatchFileSnapshot(`../../${guide}`);
});

function table(): string {
	const rows = allActs.flatMap(({ title, acts, subjects = [null] }) =>
		Object.values<Act<never>>(acts).map((act) => `| ${title} | ${act.label} | ${whoMay(act, subjects)} |\n`),
	);
	return ["| Page | What | Who |\n", "|---|---|---|\n", ...new Set(rows)].join("");
}

/** The roles that may carry out an act on every subject of its page, and in brackets those that may on some. */
function whoMay(act: Act<never>, subjects: readonly unknown[]): string {
	const permissions = subjects.filter((on) => act.isOn(on as never)).map((on) => act.permissionOn(on as never));
	const mayOn = (role: (typeof roles)[number]) =>
		permissions.filter((permission) => permission === null || may({ role, decides: true }, permission)).length;
	const roleCounts = roles.flatMap((role) => {
		const count = mayOn(role);
		return count === 0 ? [] : [count === permissions.length ? role : `${role} (some)`];
	});
	return roleCounts.length === roles.length && roleCounts.every((name) => !name.endsWith(")"))
		? "every team member"
		: roleCounts.join(", ");
}
