import { listWaitingGuardians } from "#src/admissions/guardian-consent/list-guardians.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { guardianList } from "./guardian-list.ts";

/** More than any season has. */
const maxRows = 10_000;

export const guardians = serveList(guardianList, {
	all: ({ db }) => listWaitingGuardians(db, maxRows),
	keyOf: ({ applicationId }) => applicationId,
});
