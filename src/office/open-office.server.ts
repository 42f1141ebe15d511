import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { answerFailure } from "#src/health/unavailable.ts";
import { isUnreadableForm } from "#src/health/unreadable-form.ts";
import { type OfficeServices, officeServices, requestFacts } from "./office-context.server.ts";

/** Answers a request for `/office` and below; `client` is the address of the connection. */
export type Office = (request: Request, facts: { id: string; client: string }) => Promise<Response>;

/** The office's pages over these services: what the site's process imports at the first request for them. */
export function openOffice(services: OfficeServices): Office {
	const handle = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");
	return async (request, facts) => {
		let failure: unknown;
		const context = new RouterContextProvider();
		const reportFailure = (error: unknown, requestId: string) => {
			failure = error;
			if (!isUnreadableForm(error)) services.reportFailure(error, requestId);
		};
		context.set(officeServices, Object.create(services, { reportFailure: { value: reportFailure } }));
		context.set(requestFacts, facts);
		return answerFailure(await handle(request, context), failure);
	};
}
