import { createContext } from "react-router";
import type { Db } from "#src/db/connect.server.ts";
import type { InboxDesk } from "#src/enquiries/receive-enquiry.server.ts";
import type { DrawPicture } from "./share-picture/drawing-queue.server.ts";

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
