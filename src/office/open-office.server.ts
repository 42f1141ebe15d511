import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type OfficeServices, officeServices, requestFacts } from "./office-context.server.ts";

/** Answers a request for `/office` and below; `client` is the address of the connection. */
export type Office = (request: Request, facts: { id: string; client: string }) => Promise<Response>;

/** The office's pages over these services: what the site's process imports at the first request for them. */
export function openOffice(services: OfficeServices): Office {
	const handle = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");
	return (request, facts) => {
		const context = new RouterContextProvider();
		context.set(officeServices, services);
		context.set(requestFacts, facts);
		return handle(request, context);
	};
}
