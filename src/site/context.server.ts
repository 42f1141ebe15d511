import { createContext } from "react-router";
import type { Db } from "../db/connect.server.ts";

/** What page loaders may use; the server puts it into each request's context. */
export type SiteServices = {
	db: Db;
	siteUrl: string;
	now: () => Date;
	/** The number of this request in the log, shown when the page fails. */
	incident: string;
	reportFailure: (error: unknown) => void;
};

export const siteServices = createContext<SiteServices>();
