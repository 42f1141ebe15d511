import { data, redirect } from "react-router";
import * as paths from "#src/paths.ts";
import { visitWords } from "#src/school/words/sets/admission-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { cancelVisit, type VisitView, viewVisit } from "#src/visits/cancel-visit.server.ts";
import { tourInWords } from "#src/visits/tours.ts";
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
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(visitWords).label,
		description: wordsOf(visitWords).bookedMetaDescription,
		unlisted: true,
	}));

export default function BookedVisitPage({ loaderData: { visit }, params: { token } }: Route.ComponentProps) {
	const words = useWords(visitWords);
	if (!visit) return <NoVisit />;
	const { title, text } = states(words)[visit.state];
	return (
		<ResultFrame
			title={title}
			label={words.label}
			lead={<p>{text}</p>}
			facts={factsOf(words, visit)}
			actions={
				visit.state === "booked" ? (
					<>
						<ButtonLink href={paths.visitCalendar(token)}>{words.addToCalendar}</ButtonLink>
						<form method="post">
							<Button type="submit">{words.cancel}</Button>
						</form>
					</>
				) : (
					<ButtonLink href={paths.visit} tone="action">
						{words.bookAgain}
					</ButtonLink>
				)
			}
		/>
	);
}

const states = (words: WordsOf<typeof visitWords>) => ({
	booked: {
		title: words.bookedTitle,
		text: words.bookedText,
	},
	cancelled: { title: words.cancelledTitle, text: words.cancelledText },
	over: { title: words.pastTitle, text: words.pastText },
});

function factsOf(words: WordsOf<typeof visitWords>, { tour, people, name }: VisitView) {
	return [
		{ label: words.when, value: tourInWords(tour) },
		{ label: words.visitors, value: words.visitorCount({ people }) },
		{ label: words.name, value: name },
	];
}

function NoVisit() {
	const words = useWords(visitWords);
	const { identity } = useSchool();
	return (
		<ResultFrame
			title={words.notFoundTitle}
			label={words.notFoundLabel}
			lead={<p>{words.notFoundText({ phone: identity.phone })}</p>}
			actions={<ButtonLink href={paths.visit}>{words.book}</ButtonLink>}
		/>
	);
}
