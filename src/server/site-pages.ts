import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import type { OfficeBuild } from "./office/serve-office.ts";

export type Pages = {
	build: ServerBuild | (() => Promise<ServerBuild>);
	/** Folders of the built client and of the sample documents. */
	folders: { client: string; samples: string };
	office: OfficeBuild;
	/** The file of the process that makes the renditions of pictures. */
	renderProcess: string;
	/** The script that makes backups. */
	backupScript: string;
	/** Middleware of the development server: serves modules and hot reload before anything else. */
	development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};
