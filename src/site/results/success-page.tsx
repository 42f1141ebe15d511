import { useSearchParams } from "react-router";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { readNextDates } from "#src/site/admissions/next-dates.server.ts";
import { NextDates } from "#src/site/admissions/next-dates.tsx";
import { siteServices } from "#src/site/context.server.ts";
import { Checking } from "#src/site/fee-state/checking.tsx";
import { receiptKey } from "#src/site/fee-state/session-receipt.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { OpenHouse } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/success-page.ts";
import { ForApplicant } from "./for-applicant.tsx";
import { NoApplication } from "./no-application.tsx";
import { SuccessResult } from "./success-result.tsx";

export const handle: PageHandle = { parameters: ["checking"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(resultsMessages).receivedTitle,
		description: messagesOf(resultsMessages).receivedDescription,
		unlisted: true,
	}));

export function loader({ context }: Route.LoaderArgs) {
	return { next: readNextDates(context.get(siteServices)) };
}

export default function SuccessPage({ loaderData: { next } }: Route.ComponentProps) {
	const messages = useMessages(resultsMessages);
	const returned = useSearchParams()[0].has("checking");
	const hills = useSchool().identity.contours;
	const result = { returned, ...(!hills && { drawn: false }) };
	return (
		<ForApplicant
			applicant={
				<>
					<Island name="success-result" props={result} wake="stored" stored={receiptKey}>
						<SuccessResult {...result} />
					</Island>
					<NextDates dates={next} />
				</>
			}
			others={
				<NoApplication
					title={messages.noApplicationTitle}
					drawing={<OpenHouse hills={hills} />}
					purpose={messages.noApplicationNote}
				>
					{returned && <Checking followed={false} />}
				</NoApplication>
			}
		/>
	);
}
