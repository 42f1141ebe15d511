import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { readOwnData } from "#src/privacy/data/read-own-data.server.ts";
import { findPerson } from "#src/privacy/links/send-data-links.server.ts";
import { handleOwnAct } from "#src/privacy/requests/own-acts.server.ts";
import { siteServices } from "#src/site/context.server.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";

const endResponse = () => data(null, { status: 404, headers: personalHeaders });

/** Finds the person whose data the link of a request opens. @throws a 404 that the page explains */
export async function requirePerson({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
	const { db, now } = context.get(siteServices);
	const person = await findPerson(db, params.token ?? "", now());
	if (!person) throw endResponse();
	return person;
}

export async function readOwnDataPage({ params, context, request }: LoaderFunctionArgs) {
	const { db } = context.get(siteServices);
	const person = await requirePerson({ params, context });
	const ownData = await db.transaction().execute((trx) => readOwnData(trx, person.emailKey));
	const doneName = new URL(request.url).searchParams.get("done") ?? "";
	return data({ ...ownData, done: doneName }, { headers: personalHeaders });
}

/** Carries out what the page asks for, and shows it again. */
export async function handleOwnDataForm({ request, params, context }: ActionFunctionArgs) {
	const { db, privacy, now } = context.get(siteServices);
	const person = await requirePerson({ params, context });
	const fields = textsIn(await request.formData());
	const result = await db.transaction().execute((trx) => handleOwnAct(trx, privacy.school, person, fields, now()));
	if (result.ok)
		throw redirect(`${paths.ownData(params.token ?? "", result.done)}#done`, { status: 303, headers: personalHeaders });
	const { act = "", text = "", name = "", email = "" } = fields;
	const { message, field } = result;
	return data({ act, values: { text, name, email }, message, field }, { status: 422 });
}
