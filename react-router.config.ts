import type { Config } from "@react-router/dev/config";
import { siteFolder } from "./scripts/building/school.ts";

export default {
	appDirectory: "src",
	buildDirectory: siteFolder,
	ssr: true,
	// No browser loads the routes' code, only their styles; routes that visitors must not see belong into a build of their
	// own.
	routeDiscovery: { mode: "initial" },
	// One file per route: its client middleware alone would be a file of its own, of 60 bytes.
	splitRouteModules: false,
} satisfies Config;
