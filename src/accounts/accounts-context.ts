import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import type { Sealer } from "#src/secrets/sealer.server.ts";
import type { IdentityProvider } from "./single-sign-on/identity-provider.server.ts";

/** Services and settings for signing in and managing members. */
export type AccountsContext = {
	db: Db;
	commit: Commit;
	sealer: Sealer;
	school: School;
	/** Address of the public site, without a slash at its end. */
	siteUrl: string;
	/** Undefined where the settings name no identity provider. */
	identityProvider: IdentityProvider | undefined;
};

export type Trx = Transaction<Database>;

/**
 * Information that a browser gives about itself: its network address, its header `User-Agent`, and its device cookie.
 */
export type Client = { address: string; userAgent: string | undefined; device?: string | undefined };

/** An expected refusal, in words for the one who asked. */
