import { data, type LoaderFunctionArgs } from "react-router";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { type FormType, offeredOf } from "#src/school/offered.ts";
import { siteServices } from "#src/site/context.server.ts";

/** Ends the request for a page of a programme, or of a form, that the school does not offer. */
export function requireOffered(
	context: LoaderFunctionArgs["context"],
	what: { programme: ProgrammeKey } | { form: FormType },
): void {
	const { programmes, forms } = offeredOf(context.get(siteServices).school.outlines);
	if ("programme" in what ? programmes.includes(what.programme) : forms.includes(what.form)) return;
	throw data(null, { status: 410 });
}
