import { resolve } from "node:path";
import type { Config } from "@react-router/dev/config";
import { officeFolder } from "../scripts/building/school.ts";

/** The office's pages: an app of their own, so that nothing of it reaches the site's files. */
export default {
	appDirectory: "../src/office",
	basename: "/office",
	buildDirectory: resolve(officeFolder),
	ssr: true,
	routeDiscovery: { mode: "initial" },
	splitRouteModules: false,
} satisfies Config;
