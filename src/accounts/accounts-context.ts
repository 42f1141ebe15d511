import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import type { Sealer } from "#src/secrets/sealer.server.ts";
import type { IdentityProvider } from "./single-sign-on/identity-provider.server.ts";

/** What signing in and managing members needs. */
export type AccountsContext = {
	db: Db;
	commit: Commit;
	sealer: Sealer;
	school: School;
	/** Of the public site, without a slash at its end. */
	siteUrl: string;
	/** Undefined where the settings name no identity provider. */
	identityProvider: IdentityProvider | undefined;
};

export type Trx = Transaction<Database>;

/** What a browser tells about itself: its network address, its header `User-Agent`, and its device cookie. */
export type Client = { address: string; userAgent: string | undefined; device?: string | undefined };

/** An expected refusal, in words for the one who asked. */
export type Refused = { ok: false; message: string };
