import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("site/home/home.tsx"),
	route("academic", "site/academic/academic.tsx"),
	route("barch-application", "site/application/barch-application.tsx"),
	route("application/:token", "site/application/application.tsx"),
	route("success", "site/results/success-page.tsx"),
	route("failure", "site/results/failure-page.tsx"),
	route("cancel", "site/results/cancel-page.tsx"),
] satisfies RouteConfig;
