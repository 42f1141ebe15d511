import { countriesIn } from "#src/alumni/alumni-choices.ts";
import { alumniConsent } from "#src/alumni/alumni-questions.ts";
import { graduatesOf } from "#src/alumni/graduates.ts";
import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { languageNow, translateText, writtenLanguage } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { sentByKey } from "#src/school/forms/courses.ts";
import { alumniMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FormLayout } from "#src/site/application/form/form-layout.tsx";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Island } from "#src/site/islands/island.tsx";
import { UpperGate } from "#src/site/page-head/hill/buildings.tsx";
import { Crowd } from "#src/site/page-head/hill/crowd.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/registration.ts";
import { AlumniWizard } from "./alumni-wizard.tsx";

const above = () => [{ label: translateText("Alumni"), to: paths.alumni }];

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(alumniMessages).registrationPageTitle,
		description: messagesOf(alumniMessages).registrationDescription({ name: identity.name }),
		about: (site) => [
			breadcrumbs(site, [
				...above(),
				{ label: messagesOf(alumniMessages).registrationCrumb, to: paths.alumniRegistration },
			]),
		],
	}));

export const loader = async ({ context }: Route.LoaderArgs) => ({
	legal: await readLegalVersions(context.get(siteServices).db),
});

export default function Registration({ loaderData: { legal } }: Route.ComponentProps) {
	const messages = useMessages(alumniMessages);
	const hidden = useHiddenPages();
	const school = useSchool();
	const graduates = graduatesOf(school);
	const form = {
		...graduates,
		...(writtenLanguage() && { countries: countriesIn(languageNow().tag) }),
		degrees: graduates.degrees?.map((degree) => ({
			...sentByKey(degree),
			label: translateText(degree.label),
			courses: degree.courses.map(sentByKey),
		})),
		consent: translateText(alumniConsent.text),
		legal,
		...(!school.identity.contours && { drawn: false }),
	};
	return (
		<>
			<PageHead
				title={messages.registrationTitle}
				crumbs={[{ label: messages.home, to: paths.home }, ...above()].filter(({ to }) => !hidden.has(to))}
				crumb={translateText("Alumni Form")}
				building={
					<UpperGate>
						<Crowd end={-90} there={0} awaited={1} />
					</UpperGate>
				}
				brief
				lead={messages.registrationLead}
				facts={[
					{ value: 2, label: messages.registrationSteps },
					{ value: 5, label: messages.registrationMinutes },
				]}
			/>
			<FormLayout
				lead={messages.registrationLead}
				needed={[messages.needRollNumber, messages.needGraduationYear, messages.needWorkplace]}
				then={messages.whatHappensNext}
			>
				<Island name="alumni-wizard" props={form} wake="load">
					<AlumniWizard {...form} />
				</Island>
			</FormLayout>
		</>
	);
}
