import { data, type LoaderFunctionArgs } from "react-router";
import { type DocumentStack, documentStacks } from "#src/admissions/judging/document-stacks.ts";
import { nextDocument, waitingDocuments } from "#src/admissions/judging/next-document.server.ts";
import { readJudging } from "#src/admissions/judging/read-judging.server.ts";
import { readAct } from "#src/audit/audit-log.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readTriagePlace } from "./triage-address.ts";

/** Documents loaded before their turn. */
const ahead = 2;
/** More are counted as "many". */
const maxCounted = 1000;

/** The stack that an address names. */
export function stackOf(key: string | undefined): DocumentStack {
	const stack = documentStacks.find((each) => each.key === key);
	if (!stack) throw data("We can’t find this stack of documents.", { status: 404 });
	return stack;
}

/**
 * Reads what the page of a stack shows: one document, reserved for the member for two minutes, and what it is compared
 * with.
 */
export async function readTriage({ request, params, context }: LoaderFunctionArgs) {
	const member = allow(context, "document.judge");
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const stack = stackOf(params.stack);
	const place = readTriagePlace(stack.key, new URL(request.url).searchParams);
	const by = { id: member.id, name: member.name };
	const which = { fields: stack.fields, skipped: place.skipped };
	const document = await nextDocument(db, by, { ...which, first: place.first }, now);
	const waiting = await waitingDocuments(db, by, which, maxCounted, now);
	const others = waiting.filter(({ fileId }) => fileId !== document?.fileId);
	const act = place.done && (await readAct(db, place.done.actId));
	const { key, title, one, reasons } = stack;
	return {
		place,
		stack: { key, title, one, reasons },
		document,
		judging: document && (await readJudging(db, document, stack.facts)),
		question: document && stack.question(await firstName(db, document.applicationId)),
		left: others.length + (document ? 1 : 0),
		ahead: others
			.filter(({ mediaType }) => mediaType.startsWith("image/"))
			.slice(0, ahead)
			.map(({ fileId }) => officePaths.documentFile(fileId)),
		undoable: act && act.memberId === member.id && !act.undone ? place.done : undefined,
	};
}

export type TriageView = Awaited<ReturnType<typeof readTriage>>;

async function firstName(db: Parameters<typeof readJudging>[0], applicationId: number): Promise<string> {
	const { name } = await readJudging(db, { applicationId, field: "" }, []);
	return name.trim().split(/\s+/)[0] ?? name;
}
