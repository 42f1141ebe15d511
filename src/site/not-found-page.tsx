import { data } from "react-router";
import type { Route } from "./+types/not-found-page.ts";
import { NotFound } from "./not-found.tsx";
import { pageMeta } from "./shell/meta.ts";

export function loader() {
	return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Page not found", description: "There is no page at this address.", unlisted: true });

export default NotFound;
