import { createContext } from "react-router";
import type { Db } from "../db/connect.server.ts";
import type { DrawPicture } from "./feeds/og-queue.server.ts";

/** What page loaders may use; the server puts it into each request's context. */
export type SiteServices = {
	db: Db;
	siteUrl: string;
	now: () => Date;
	/** The number of this request in the log, shown when the page fails. */
	incident: string;
	reportFailure: (error: unknown) => void;
	/** The picture that goes with a page where it is shared. */
	drawPicture: DrawPicture;
};

export const siteServices = createContext<SiteServices>();
