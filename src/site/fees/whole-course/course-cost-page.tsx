import type { MetaArgs } from "react-router";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Office } from "#src/site/page-head/hill/buildings.tsx";
import { FallingSteps } from "#src/site/page-head/hill/falling-steps.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/course-cost-page.ts";
import { CostForm } from "./cost-form.tsx";
import { type CostOptions, choiceOf, combinations, costOptions, costParts, readChosen } from "./cost-options.ts";
import { CostResult } from "./cost-result.tsx";
import styles from "./course-cost.module.css";
import { courseCost } from "./course-cost.ts";
import { isLive } from "./option-attributes.ts";

export const handle: PageHandle = { parameters: costParts };

/** Keys of the options, by part, as the address has them. */
export function loader({ request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	return Object.fromEntries(costParts.map((part) => [part, searchParams.get(part) ?? undefined]));
}

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(costMessages).title,
		description: messagesOf(costMessages).metaDescription({ name: identity.name }),
		about: (site) => [
			breadcrumbs(site, [
				{ label: messagesOf(feesMessages).title, to: paths.fees },
				{ label: messagesOf(costMessages).crumb, to: paths.courseCost },
			]),
		],
	}));

export default function CourseCostPage({ loaderData }: Route.ComponentProps) {
	const messages = useMessages(costMessages);
	const feesTexts = useMessages(feesMessages);
	const fees = useFees();
	const { outlines, scholarships } = useSchool();
	const options = fees && costOptions(messages, { fees, scholarships, outlines: outlines.programmes });
	const known = options !== undefined && options.programme.length > 0;
	return (
		<>
			<PageHead
				title={messages.title}
				crumb={messages.crumb}
				crumbs={[
					{ label: feesTexts.home, to: paths.home },
					{ label: feesTexts.title, to: paths.fees },
				]}
				label={fees && feesTexts.academicYear({ academicYear: fees.academicYear })}
				lead={known ? messages.lead : messages.leadUnknown}
				{...(fees && known && rangeOf(messages, fees, options))}
			/>
			{fees && known && <Cost fees={fees} options={options} choice={loaderData} />}
		</>
	);
}

/** The lowest and the highest total as facts, and as steps to scale. */
function rangeOf(messages: MessagesOf<typeof costMessages>, fees: SchoolFees, options: CostOptions) {
	const totals = combinations(options).map((each) => courseCost(fees, choiceOf(options, each)).total);
	const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
	return {
		facts: [
			{ value: rupees(lowest), label: messages.lowestTotal },
			{ value: rupees(highest), label: messages.highestTotal },
		],
		building: (
			<Office>
				<FallingSteps shares={[100, (lowest / highest) * 100]} />
			</Office>
		),
	};
}

type CostProps = { fees: SchoolFees; options: CostOptions; choice: Route.ComponentProps["loaderData"] };

function Cost({ fees, options, choice }: CostProps) {
	const chosen = readChosen(options, choice);
	return (
		<PageGrid className={classNames(styles.cost, isLive(options) && styles.live)}>
			<CostResult fees={fees} options={options} chosen={chosen} />
			<CostForm options={options} chosen={chosen} />
			<Notes fees={fees} />
		</PageGrid>
	);
}

function Notes({ fees }: { fees: SchoolFees }) {
	const messages = useMessages(costMessages);
	const { deposit, notIncluded } = fees;
	return (
		<div className={`stack-3 ${styles.notes}`}>
			{deposit > 0 && <p>{messages.deposit({ deposit: rupees(deposit) })}</p>}
			{notIncluded.length > 0 && (
				<div>
					<p>{messages.notIncluded}</p>
					<ul className={styles.without}>
						{notIncluded.map(({ what, about }) => (
							<li key={what}>{about ? messages.aboutAmount({ what, amount: rupees(about) }) : what}</li>
						))}
					</ul>
				</div>
			)}
			<p>
				<Sentences>{messages.schemes({ scholarships: linkTo(paths.scholarships) })}</Sentences>{" "}
				<Sentences>{messages.details({ fees: linkTo(paths.fees) })}</Sentences>
			</p>
		</div>
	);
}
