import { data, redirect, useActionData, useSearchParams } from "react-router";
import { bookInterview, leaveInterview } from "#src/admissions/interviews/book-interview.server.ts";
import { type OfferedSlot, readInvitation } from "#src/admissions/interviews/read-invitation.server.ts";
import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayDay } from "#src/calendar/format.ts";
import { formatDateTime, formatTime } from "#src/calendar/format-date-time.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { interviewMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { LinkForm } from "#src/site/token-pages/link-request.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Bench } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/interview.ts";
import { FreeTimes } from "./free-times.tsx";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(interviewMessages).label,
		description: messagesOf(interviewMessages).metaDescription,
		unlisted: true,
	}));

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const invitation = (await readInvitation(db, params.token, now())) ?? null;
	return data({ invitation }, { status: invitation ? 200 : 404, headers: personalHeaders });
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const { bookings, now } = context.get(siteServices);
	const { db, school } = bookings;
	const slot = textsIn(await request.formData()).slot ?? "";
	const leaves = slot === "none";
	if (!leaves && !/^[1-9]\d{0,8}$/.test(slot)) throw data(null, { status: 400 });
	const result = leaves
		? await leaveInterview(db, school, token, now())
		: await bookInterview(db, school, { token, slotId: Number(slot) }, now());
	if (!result) throw data(null, { status: 404 });
	if (!result.ok) return data({ message: result.message }, { status: 409, headers: personalHeaders });
	return redirect(paths.interview(token, leaves ? "cancelled" : "booked"), { status: 303, headers: personalHeaders });
}

/**
 * The times of interviews that an invited applicant can take, the one that was taken, and what can be done about it.
 */
export default function InterviewPage({ loaderData: { invitation } }: Route.ComponentProps) {
	const messages = useMessages(interviewMessages);
	const { identity } = useSchool();
	const refusal = useActionData<typeof action>();
	const cancelled = useSearchParams()[0].get("done") === "cancelled";
	if (!invitation) {
		return (
			<DeadLink
				title={messages.notFoundTitle}
				label={messages.label}
				lead={messages.notFoundText({ email: identity.email })}
				actions={<ButtonLink href={paths.contact}>{messages.contact}</ButtonLink>}
			>
				<LinkForm />
			</DeadLink>
		);
	}
	const { reference, state, bookedSlot, free } = invitation;
	const notice = refusal && "message" in refusal && (
		<Notice tone="alert" title={messages.refusedTitle}>
			<p>{refusal.message}</p>
		</Notice>
	);
	const frame = { label: messages.label, reference, drawing: <Bench hills={identity.contours} /> };
	if (state === "ended") {
		const lead = messages.endedText({ email: identity.email });
		return <ResultFrame {...frame} title={messages.endedTitle} lead={<p>{lead}</p>} />;
	}
	if (!bookedSlot) {
		return (
			<ResultFrame
				{...frame}
				title={messages.chooseTitle}
				lead={<p>{cancelled ? messages.cancelledText : messages.chooseText}</p>}
			>
				{notice}
				{free.length > 0 ? <FreeTimes slots={free} /> : <p>{messages.noTimes({ email: identity.email })}</p>}
			</ResultFrame>
		);
	}
	if (state === "past") {
		const title = messages.pastTitle;
		return (
			<ResultFrame {...frame} title={title} lead={<p>{messages.pastText}</p>} facts={factsOf(bookedSlot, messages)} />
		);
	}
	return (
		<ResultFrame
			{...frame}
			title={messages.bookedTitle}
			lead={
				<p>
					{messages.bookedText}{" "}
					{state === "open"
						? messages.changeUntil({ until: formatDateTime(new Date(bookedSlot.closesAt)) })
						: messages.changeOver({ phone: identity.phone })}
				</p>
			}
			facts={factsOf(bookedSlot, messages)}
			actions={
				state === "open" && (
					<form method="post">
						<Button type="submit" name="slot" value="none">
							{messages.cancel}
						</Button>
					</form>
				)
			}
		>
			{notice}
			{free.length > 0 && <FreeTimes slots={free} title={messages.otherTimesTitle} />}
		</ResultFrame>
	);
}

type InterviewMessages = MessagesOf<typeof interviewMessages>;

function factsOf({ startsAt, minutes, place }: OfferedSlot, messages: InterviewMessages) {
	const start = new Date(startsAt);
	return [
		{
			label: messages.when,
			value: (
				<time dateTime={startsAt}>
					{formatWeekdayDay(dayAtSchool(start))} {clockAtSchool(start).slice(0, 4)}, {formatTime(start)}
				</time>
			),
		},
		{ label: messages.duration, value: messages.durationMinutes({ minutes }) },
		{ label: messages.place, value: /^https:\/\/\S+$/.test(place) ? <a href={place}>{place}</a> : place },
	];
}
