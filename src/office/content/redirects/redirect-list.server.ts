import { findRedirectPaths, listRedirects, readRedirects } from "#src/content/redirects/list-redirects.server.ts";
import { redirectSubject } from "#src/content/redirects/redirect.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import { redirectActs } from "./redirect-acts.server.ts";
import { redirectList } from "./redirect-list.ts";

export const redirects = serveList(redirectList, {
	read: async ({ db, query, member, request }) => ({
		...(await listRedirects(db, query)),
		...(await readChanges(db, { kind: redirectSubject.kind, memberId: member.id, request })),
		acts: permissionsOn(redirectActs, null, member),
		from: new URL(request.url).searchParams.get("from") ?? "",
	}),
	find: ({ db, query }) => findRedirectPaths(db, query),
	rows: ({ db }, paths: readonly string[]) => readRedirects(db, paths),
});
