import { departments as allDepartments } from "#src/admissions/forms/march-questions.ts";
import { openDepartments } from "#src/admissions/forms/not-offered.ts";
import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { formPageData } from "#src/site/programmes/offered/require-offered.server.ts";
import type { Route } from "./+types/march-application.ts";
import { ApplicationPage } from "./form/application-page.tsx";
import { MArchWizard } from "./form/march-wizard.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(trackerMessages).marchTitle,
		description: messagesOf(trackerMessages).marchDescription({ name: identity.name }),
	}));

export async function loader({ context }: Route.LoaderArgs) {
	const { db, admissions, now } = context.get(siteServices);
	return formPageData(context, "march", {
		legal: await readLegalVersions(db),
		departments: openDepartments(admissions, now()),
	});
}

export default function MArchApplication({
	loaderData: { notOffered, asked, fee, legal, departments },
}: Route.ComponentProps) {
	const messages = useMessages(trackerMessages);
	return (
		<ApplicationPage
			island="march-wizard"
			applicationType="march"
			heading={messages.marchTitle}
			notOffered={notOffered}
			fee={fee}
			legal={legal}
			further={{ ...asked, ...(departments.length < allDepartments.length && { departments }) }}
			wizard={MArchWizard}
		/>
	);
}
