import { createContext } from "react-router";
import type { Db } from "../db/connect.server.ts";
import type { InboxDesk } from "../forms/inbox/inbox.server.ts";
import type { DrawPicture } from "./feeds/og-queue.server.ts";

/** What page loaders may use; the server puts it into each request's context. */
export type SiteServices = {
	db: Db;
	siteUrl: string;
	now: () => Date;
	/** The number of this request in the log, shown when the page fails. */
	incident: string;
	reportFailure: (error: unknown) => void;
	/** Takes forms that are posted to a page. */
	desk: InboxDesk;
	/** Seconds until a form may be posted again from this connection; undefined when it may. */
	postWait?: number | undefined;
	/** The picture that goes with a page where it is shared. */
	drawPicture: DrawPicture;
};

export const siteServices = createContext<SiteServices>();
