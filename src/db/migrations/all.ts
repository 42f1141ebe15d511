import type { Migration } from "kysely/migration";
import * as initial from "./0001-initial.ts";
import * as deviceCookies from "./0094-device-cookies.ts";
import * as chargesAndDowntimes from "./0095-charges-and-downtimes.ts";
import * as dropRowSums from "./0096-drop-row-sums.ts";
import * as fewerTables from "./0097-fewer-tables.ts";
import * as funnelByForm from "./0098-funnel-by-form.ts";
import * as ownWords from "./0099-own-words.ts";
import * as keysByMeaning from "./0100-keys-by-meaning.ts";
import * as dropSetupSteps from "./0101-drop-setup-steps.ts";
import * as withoutPresence from "./0102-without-presence.ts";
import * as plainerBreaches from "./0103-plainer-breaches.ts";
import * as plainerNames from "./0104-plainer-names.ts";
import * as siteOpening from "./0105-site-opening.ts";
import * as ownPages from "./0106-own-pages.ts";
import * as holdersOfBackups from "./0107-holders-of-backups.ts";
import * as textsCalledMessages from "./0108-texts-called-messages.ts";
import * as pagesInMenus from "./0109-pages-in-menus.ts";
import * as manyHands from "./0110-many-hands.ts";
import * as languages from "./0111-languages.ts";
import * as plainerEmails from "./0112-plainer-emails.ts";

/**
 * Every migration by name; names sort in the order in which they run, and a released one is never edited. The next has
 * the number 0112; databases from before the first release have the names up to 0093.
 */
export const migrations: Record<string, Migration> = {
	"0001-initial": initial,
	"0094-device-cookies": deviceCookies,
	"0095-charges-and-downtimes": chargesAndDowntimes,
	"0096-drop-row-sums": dropRowSums,
	"0097-fewer-tables": fewerTables,
	"0098-funnel-by-form": funnelByForm,
	"0099-own-words": ownWords,
	"0100-keys-by-meaning": keysByMeaning,
	"0101-drop-setup-steps": dropSetupSteps,
	"0102-without-presence": withoutPresence,
	"0103-plainer-breaches": plainerBreaches,
	"0104-plainer-names": plainerNames,
	"0105-site-opening": siteOpening,
	"0106-own-pages": ownPages,
	"0107-holders-of-backups": holdersOfBackups,
	"0108-texts-called-messages": textsCalledMessages,
	"0109-pages-in-menus": pagesInMenus,
	"0110-many-hands": manyHands,
	"0111-languages": languages,
	"0112-plainer-emails": plainerEmails,
};
