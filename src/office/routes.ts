import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Addresses below /office. */
export default [
	index("errors/nothing-here.ts", { id: "first" }),
	route("*", "errors/nothing-here.ts"),
] satisfies RouteConfig;
