import type { MetaArgs } from "react-router";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { AdmissionsLabel } from "#src/site/admissions/admissions-label.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { comparedRows } from "#src/site/school/compared-rows.ts";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/programmes.ts";
import { mostPicked, PickTwo, picks, pickTwo, placeOf } from "./pick-two.tsx";
import { ProgrammeColumn, rowsOf } from "./programme-column.tsx";
import styles from "./programmes.module.css";
import { WaysThrough } from "./ways-through.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity, outlines }, messagesOf) => ({
		title: messagesOf(programmesMessages).programmes,
		description: messagesOf(programmesMessages).comparisonMetaDescription({
			programmes: messagesOf(programmesMessages)
				.programmeCount({ count: outlines.programmes.length })
				.replace(/^F/, "The f"),
			name: identity.name,
		}),
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(programmesMessages).programmes, to: paths.programmes }])],
	}));

export const handle: PageHandle = { parameters: picks };

/** Keys of the two programmes that an address asks for. */
export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	return { asked: picks.map((pick) => searchParams.get(pick)) };
}

export default function Programmes({ loaderData: { asked } }: Route.ComponentProps) {
	const messages = useMessages(programmesMessages);
	const costTexts = useMessages(costMessages);
	const { outlines } = useSchool();
	const { programmes: programmeOutlines } = outlines;
	const fees = useFees();
	const rows = comparedRows(programmeOutlines.map((outline) => rowsOf(messages, costTexts, outline, fees)));
	const picked = pickTwo(programmeOutlines, asked);
	const several = programmeOutlines.length > 1;
	const programmeCount = messages.programmeCount({ count: programmeOutlines.length });
	return (
		<>
			<PageHead
				title={several ? messages.comparisonTitle({ outlines: programmeCount }) : programmeCount}
				crumbs={[{ label: messages.home, to: paths.home }]}
				crumb={translateText("Programmes")}
				label={
					<a href={paths.dates} className="target">
						<AdmissionsLabel whole />
					</a>
				}
				lead={messages.comparisonLead}
				facts={outlines.programmes
					.filter(({ seats }) => seats > 0)
					.slice(0, 4)
					.map(({ seats, name }) => ({ value: messages.seatCount({ seats }), label: name }))}
			/>
			<WaysThrough />
			<PageGrid plain className="pad-8">
				<h2 id="compared" className="below-6 scroll-clear">
					{several
						? messages.comparedTitle({
								what: programmeCount.split(" ")[0]?.toLowerCase() ?? "",
							})
						: messages.glanceTitle}
				</h2>
				<div className={programmeOutlines.length > mostPicked ? styles.still : styles.live}>
					{programmeOutlines.length > 2 && <PickTwo outlines={programmeOutlines} picked={picked} />}
					<div className={styles.columns}>
						{programmeOutlines.map((outline, index) => (
							<ProgrammeColumn
								key={outline.key}
								outline={outline}
								rows={rows[index] ?? []}
								place={placeOf(picked, index)}
							/>
						))}
					</div>
				</div>
			</PageGrid>
			<PageGrid className="pad-below-9">
				<p className="pad-above-5 rule-above lead any-width">
					<Sentences>
						{messages.comparisonClosing({
							fees: linkTo(paths.fees),
							dates: linkTo(paths.dates),
							international: linkTo(paths.internationalStudents),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}
