import { data, redirect } from "react-router";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { visitMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { BusStop } from "#src/ui/spot/spot.tsx";
import { cancelVisit, type VisitView, viewVisit } from "#src/visits/cancel-visit.server.ts";
import { describeTour } from "#src/visits/tours.ts";
import type { Route } from "./+types/booked-visit.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const visit = await viewVisit(db, params.token, now());
	return data({ visit: visit ?? null }, { status: visit ? 200 : 404, headers: personalHeaders });
}

export async function action({ params, context }: Route.ActionArgs) {
	const { bookings, now } = context.get(siteServices);
	await cancelVisit(bookings, params.token, now());
	return redirect(paths.bookedVisit(params.token), { status: 303, headers: personalHeaders });
}

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(visitMessages).label,
		description: messagesOf(visitMessages).bookedMetaDescription,
		unlisted: true,
	}));

export default function BookedVisitPage({ loaderData: { visit }, params: { token } }: Route.ComponentProps) {
	const messages = useMessages(visitMessages);
	const { contours } = useSchool().identity;
	if (!visit) return <NoVisit />;
	const { title, text } = states(messages)[visit.state];
	return (
		<ResultFrame
			title={title}
			label={messages.label}
			lead={<p>{text}</p>}
			drawing={<BusStop hills={contours} />}
			facts={factsOf(messages, visit)}
			actions={
				visit.state === "booked" ? (
					<>
						<ButtonLink href={paths.visitCalendar(token)}>{messages.addToCalendar}</ButtonLink>
						<form method="post">
							<Button type="submit">{messages.cancel}</Button>
						</form>
					</>
				) : (
					<ButtonLink href={paths.visit} tone="action">
						{messages.bookAgain}
					</ButtonLink>
				)
			}
		/>
	);
}

const states = (messages: MessagesOf<typeof visitMessages>) => ({
	booked: {
		title: messages.bookedTitle,
		text: messages.bookedText,
	},
	cancelled: { title: messages.cancelledTitle, text: messages.cancelledText },
	over: { title: messages.pastTitle, text: messages.pastText },
});

function factsOf(messages: MessagesOf<typeof visitMessages>, { tour, people, name }: VisitView) {
	return [
		{ label: messages.when, value: describeTour(tour) },
		{ label: messages.visitors, value: messages.visitorCount({ people }) },
		{ label: messages.name, value: name },
	];
}

function NoVisit() {
	const messages = useMessages(visitMessages);
	const { identity } = useSchool();
	return (
		<DeadLink
			title={messages.notFoundTitle}
			label={messages.notFoundLabel}
			lead={messages.notFoundText({ phone: identity.phone })}
			actions={<ButtonLink href={paths.visit}>{messages.book}</ButtonLink>}
		/>
	);
}
