import { layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Addresses below /office. Whatever is not in the frame is open to everybody. */
export default [
	layout("frame/frame.tsx", { id: "frame" }, [route("*", "errors/nothing-here.ts")]),
] satisfies RouteConfig;
