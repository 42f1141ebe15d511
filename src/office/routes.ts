import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { signInRoutes } from "./sign-in/sign-in-routes.ts";

/** Addresses below /office. Whatever is not in the frame is open to everybody. */
export default [
	...signInRoutes,
	layout("frame/frame.tsx", { id: "frame" }, [route("*", "errors/nothing-here.ts")]),
] satisfies RouteConfig;
