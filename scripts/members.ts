import { parseArgs } from "node:util";
import { invite } from "../src/accounts/invitations/invite-member.server.ts";
import { listInvitations } from "../src/accounts/invitations/read-invitations.server.ts";
import { invitationIsWithdrawn } from "../src/accounts/invitations/withdraw-invitations.server.ts";
import { type Role, roles } from "../src/accounts/member.ts";
import { operator } from "../src/accounts/member-acts.server.ts";
import { reinstateMember, resetSecondFactors, suspendMember } from "../src/accounts/members/change-member.server.ts";
import { emailKey, listMembers } from "../src/accounts/members/read-members.server.ts";
import type { Db } from "../src/db/connect.server.ts";
import { readPrograms } from "../src/office/settings/members/read-programs.server.ts";
import * as officePaths from "../src/office-paths.ts";
import { answerHelp, onDatabase, UsageError } from "./database.ts";
import { memberTable } from "./members/table.ts";

const usage = `school members                                      lists team members and invitations
school members --invite <email> --role <${roles.join("|")}>
                                                    prints an invitation link that works once, for 72
                                                    hours. A team member who opens it sets a new password
                                                    and new two-step verification. With --decides, a
                                                    member of admissions can make offers and reject
school members --suspend <email>                    suspends a team member and signs them out
school members --reinstate <email>                  reinstates a suspended team member
school members --reset <email>                      removes a team member’s passkeys, authenticator and
                                                    backup codes`;

const changes = {
	suspend: [suspendMember, "is suspended and signed out"],
	reinstate: [reinstateMember, "can sign in again"],
	reset: [resetSecondFactors, "must set up two-step verification again at the next sign-in"],
} as const;

function readArguments() {
	const word = { type: "string" } as const;
	const flag = { type: "boolean", default: false } as const;
	const options = {
		invite: word,
		role: word,
		decides: flag,
		suspend: word,
		reinstate: word,
		reset: word,
	};
	try {
		return parseArgs({ options }).values;
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}

function readRole(text: string | undefined): Role {
	const role = roles.find((each) => each === text);
	if (!role) throw new UsageError(`Add --role with one of these: ${roles.join(", ")}.`);
	return role;
}

async function findMember(db: Db, email: string) {
	const foundMember = (await listMembers(db)).find((member) => emailKey(member.email) === emailKey(email));
	if (!foundMember)
		throw new UsageError(`We can’t find a team member with the email ${email}. To list everyone, run school members.`);
	return foundMember;
}

answerHelp(usage);
await onDatabase(async (db, { siteUrl }) => {
	const givenArguments = readArguments();
	const now = new Date();
	if (givenArguments.invite !== undefined) {
		const { invite: email, decides } = givenArguments;
		const role = readRole(givenArguments.role);
		const result = await db.transaction().execute((trx) => invite(trx, { email, role, decides, by: operator }, now));
		if (!result.ok) throw new UsageError(result.message);
		console.log(`Anyone who opens this link within 72 hours can sign in as ${email}. It works once:`);
		return console.log(siteUrl + officePaths.invitation(result.token));
	}
	for (const name of ["suspend", "reinstate", "reset"] as const) {
		const email = givenArguments[name];
		if (email === undefined) continue;
		const [change, outcome] = changes[name];
		const { id: memberId, name: called } = await findMember(db, email);
		const result = await db.transaction().execute((trx) => change(trx, { memberId, by: operator }, now));
		if (!result.ok) throw new UsageError(result.message);
		console.log(`${called} ${outcome}.`);
		if (result.withdrawn) console.log(invitationIsWithdrawn);
		const programs = name === "suspend" ? await readPrograms(db, now) : [];
		for (const { name: program, kind, href } of programs.filter(({ madeById }) => madeById === memberId))
			console.log(`${program} (${kind}) still works. An owner can turn it off at ${siteUrl}${href}.`);
		return;
	}
	if (givenArguments.role !== undefined || givenArguments.decides)
		throw new UsageError(`Add --invite <email>.\n\n${usage}`);
	process.stdout.write(memberTable(await listMembers(db), await listInvitations(db, now)));
});
