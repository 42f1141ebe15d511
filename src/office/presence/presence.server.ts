import type { Member } from "#src/accounts/member.ts";
import { documentStacks, inSentence } from "#src/admissions/judging/document-stacks.ts";
import { caseKinds } from "#src/cases/case.ts";
import { readPresence, recordPresence } from "#src/cases/desk/presence.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { places } from "#src/office/frame/places.ts";
import * as officePaths from "#src/office-paths.ts";

/** Someone who is in the office now. `path` is the page; `awayMinutes` is null for one who is there. */
export type Here = { id: number; name: string; path: string; where: string; awayMinutes: number | null };

const casePath = new RegExp(`^${officePaths.caseOf(`(?:${caseKinds.join("|")})`, "\\d+")}$`);

const textPath = new RegExp(`^${officePaths.contentItem("[a-z_]+", "\\d+")}$`);

/** Notes that a member looks at a page of the office. @param path as in its address; anything else is not noted */
export async function noteHere(db: Db, member: Member, path: string, now: Date): Promise<void> {
	const where = wordsOf(path);
	if (where) await recordPresence(db, { by: { id: member.id, name: member.name }, subject: path, doing: where }, now);
}

/** Who else is in the office, each where they were last. */
export async function readOthers(db: Db, member: Member, now: Date): Promise<Here[]> {
	const present = await readPresence(db, now);
	return present
		.filter(({ memberId }) => memberId !== member.id)
		.map(({ memberId: id, name, subject, doing, awayMinutes }) => ({
			id,
			name,
			path: subject,
			where: doing,
			awayMinutes,
		}));
}

function wordsOf(path: string): string | undefined {
	if (casePath.test(path)) return "is reading a case";
	if (textPath.test(path)) return "writes";
	const stack = documentStacks.find(({ key }) => path === officePaths.stack(key));
	if (stack) return `is reviewing ${inSentence(stack.title)}`;
	const place = places.findLast((each) => path === each.path || path.startsWith(`${each.path}/`));
	return place?.name;
}
