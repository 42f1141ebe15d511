import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { memberRoutes, signInRoutes } from "./sign-in/sign-in-routes.ts";

/** Addresses below /office. Whatever is not in the frame is open to everybody. */
export default [
	...signInRoutes,
	layout("frame/frame.tsx", { id: "frame" }, [
		index("morning/morning-page.tsx"),
		route("here", "frame/here.ts"),
		route("find", "find/find-page.tsx"),
		route("cases", "desk/desk-page.tsx"),
		route("cases/batch/:id", "batches/batch-page.tsx"),
		route("cases/new", "entry/entry-page.tsx"),
		route("cases/:kind/:id", "case/case-page.tsx"),
		route("triage/documents", "triage/stacks-page.tsx"),
		route("triage/documents/:stack", "triage/triage-page.tsx"),
		route("documents/:id/file", "documents/document-file.ts"),
		route("documents/:id/text", "documents/document-text.ts"),
		...memberRoutes,
		route("*", "errors/nothing-here.ts"),
	]),
] satisfies RouteConfig;
