import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { formPageData } from "#src/site/programmes/offered/require-offered.server.ts";
import type { Route } from "./+types/diploma-application.ts";
import { ApplicationPage } from "./form/application-page.tsx";
import { DiplomaWizard } from "./form/diploma-wizard.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(trackerMessages).diplomaTitle,
		description: messagesOf(trackerMessages).diplomaDescription({ name: identity.name }),
	}));

export async function loader({ context }: Route.LoaderArgs) {
	const { db } = context.get(siteServices);
	return formPageData(context, "diploma", { legal: await readLegalVersions(db) });
}

export default function DiplomaApplication({ loaderData: { notOffered, asked, fee, legal } }: Route.ComponentProps) {
	const messages = useMessages(trackerMessages);
	return (
		<ApplicationPage
			island="diploma-wizard"
			applicationType="diploma"
			heading={messages.diplomaTitle}
			notOffered={notOffered}
			further={asked}
			fee={fee}
			legal={legal}
			wizard={DiplomaWizard}
		/>
	);
}
