import { data, type LoaderFunctionArgs } from "react-router";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { actWords } from "#src/audit-words.ts";
import { clockAtSchool } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { isProved } from "#src/office/sign-in/require-proof.server.ts";
import { breachTold, wordsOf } from "#src/privacy/breaches/breach-letter.server.ts";
import { readBreach } from "#src/privacy/breaches/read-breach.server.ts";
import { breachActs } from "./breach-desk-acts.server.ts";

export async function readBreachPage({ params, context }: LoaderFunctionArgs) {
	const member = allow(context, "breach.read");
	const { db, now, school, siteUrl } = context.get(officeServices);
	const page = await readBreach(db, readRowId(params.id), now());
	if (!page) throw data("We can’t find this breach.", { status: 404 });
	const { acts: history, ...rest } = page;
	const preview = { id: page.breach.id, name: "", language: null, words: wordsOf(page.breach) };
	return {
		...rest,
		history: history.map((act) => ({ id: act.id, at: act.at, words: `${act.actor} ${actWords(act)}.` })),
		acts: permitted(breachActs, { breachId: page.breach.id }, member),
		letter: breachTold.write(preview, { school, siteUrl }),
		members: (await listMembers(db)).map(({ id, name }) => ({ id, name })),
		proved: isProved({ context }),
		clock: clockAtSchool(now()).slice(0, 16),
	};
}

/** What the parts of the page are made from. */
export type PartProps = { page: Awaited<ReturnType<typeof readBreachPage>> };
