import { data } from "react-router";
import { formOf, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { formPageData } from "#src/site/programmes/offered/require-offered.server.ts";
import type { Route } from "./+types/added-application.ts";
import { AddedWizard } from "./form/added-wizard.tsx";
import { ApplicationPage } from "./form/application-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: loaderData?.heading ?? "",
		description: messagesOf(trackerMessages).addedDescription({
			name: identity.name,
			programme: loaderData?.added.name ?? "",
		}),
	}));

export async function loader({ params: { programme }, context }: Route.LoaderArgs) {
	const { added, form } = isApplicationType(programme) ? formOf(programme) : {};
	if (!added || !form) throw data(null, { status: 404 });
	const legal = await readLegalVersions(context.get(siteServices).db);
	return formPageData(context, programme, { legal, added, heading: form.title });
}

/** The application form of a programme that the school has added. */
export default function AddedApplication({
	loaderData: { notOffered, asked, fee, legal, added, heading },
}: Route.ComponentProps) {
	return (
		<ApplicationPage
			island="added-wizard"
			applicationType={added.key}
			heading={heading}
			notOffered={notOffered}
			further={{ ...asked, added }}
			fee={fee}
			legal={legal}
			wizard={AddedWizard}
		/>
	);
}
