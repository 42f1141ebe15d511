import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { Bars } from "./bars.tsx";
import styles from "./funnel.module.css";
import { anySource, stageWords } from "./funnel-words.ts";
import { parseFunnelQuery, readFunnel } from "./read-funnel.server.ts";
import { SourceLinks } from "./source-links.tsx";
import { takeSourceAct } from "./take-source-act.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "funnel.read");
	const services = context.get(officeServices);
	const query = parseFunnelQuery(new URL(request.url).searchParams);
	const funnel = await readFunnel(services, query);
	return { query, funnel, siteUrl: services.siteUrl, mayManage: may(member, "funnel.manage") };
}

export async function action(args: ActionFunctionArgs) {
	const outcome = await takeSourceAct(args);
	return data(outcome, outcome.ok ? 200 : 409);
}

/** How many come, begin, send and pay, where they leave, and by which links they come. */
export default function FunnelPage() {
	const { query, funnel, siteUrl, mayManage } = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	const { stages, steps, periods, sources, from, until, beforeFrom, beforeUntil } = funnel;
	const days = `${formatLong(from)} to ${formatLong(until)}`;
	const compared = `${formatLong(beforeFrom)} to ${formatLong(beforeUntil)}`;
	const stageBars = stages.map((row) => ({ ...row, name: stageWords[row.key] }));
	const stageNames = stageBars.map(({ name }) => name);
	const stepBars = steps.map(({ title, ...row }, index) => ({ ...row, name: `${index + 1}. ${title}` }));
	return (
		<Screen
			title="Funnel"
			sub={days}
			actions={
				<ExportLink list="funnel" query={String(new URLSearchParams({ ...parametersOf(query), from, until }))} />
			}
			place="Counted without cookies and without persons. What became of an application counts on the day it was sent."
		>
			<div className={settings.page}>
				<SettingsSection title="Show" section="show" outcome={undefined}>
					<Filter query={query} funnel={funnel} />
				</SettingsSection>
				<SettingsSection
					title={query.programme ? "From sending to the decision" : "From the first visit to the decision"}
					section="stages"
					outcome={undefined}
				>
					{query.form && query.programme && <KnownOfForm query={query} form={query.form} />}
					<p className={controls.note}>
						Filled: {days}. Dashed: {compared}, the same days of the season before.
					</p>
					<Bars title="Funnel" description={sentence(stageBars)} bars={stageBars} />
					<Compared head="Stage" rows={stageBars} whole={query.programme ? "Of those sent" : "Of the visits"} />
				</SettingsSection>
				{!query.programme && (
					<SettingsSection title="Where people leave" section="steps" outcome={undefined}>
						{stepBars.length === 0 ? (
							<p>Choose a programme above to see the steps of its form.</p>
						) : (
							<>
								<p className={controls.note}>How often each step of the form was opened.</p>
								<Bars title="Steps of the form" description={sentence(stepBars)} bars={stepBars} />
								<Compared head="Step" rows={stepBars} whole="Of the visits" />
							</>
						)}
					</SettingsSection>
				)}
				<SettingsSection title={query.by === "day" ? "By day" : "By week"} section="periods" outcome={undefined}>
					{periods.length === 0 ? (
						<p>Nothing is counted in this time yet.</p>
					) : (
						<Numbers
							head={query.by === "day" ? "Day" : "Week from"}
							stages={stageNames}
							rows={periods.map(({ since, times }) => ({ key: since, name: formatLong(since), times }))}
						/>
					)}
				</SettingsSection>
				<SettingsSection title="By link" section="sources" outcome={outcome}>
					<Numbers
						head="Link"
						stages={stageNames}
						rows={sources.map(({ word, label, ended, times }) => ({
							key: word,
							name: ended ? `${label} (ended)` : label,
							times,
						}))}
					/>
					<SourceLinks sources={sources} siteUrl={siteUrl} mayManage={mayManage} />
				</SettingsSection>
			</div>
		</Screen>
	);
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

/** What a programme cannot say of itself, with the way to where it is said. */
function KnownOfForm({ query, form }: { query: Shown["query"]; form: string }) {
	const ofForm = officePaths.funnel(String(new URLSearchParams(parametersOf({ ...query, programme: undefined }))));
	return (
		<p>
			A form names its programme only when it is sent, so visits, steps and drafts are counted for the{" "}
			<a href={ofForm}>{programmeOf(form)} form</a> as a whole.
		</p>
	);
}

function Filter({ query, funnel: { seasons, year, sources, choices } }: Pick<Shown, "query" | "funnel">) {
	return (
		<form className={styles.filter} aria-label="Show">
			{seasons.length > 0 && (
				<label>
					<span className={controls.label}>Season</span>
					<select className={controls.field} name="year" defaultValue={year ?? ""}>
						{seasons.map((each) => (
							<option key={each}>{each}</option>
						))}
					</select>
				</label>
			)}
			<label>
				<span className={controls.label}>Programme</span>
				<select className={controls.field} name="form" defaultValue={query.programme ?? query.form ?? ""}>
					<option value="">All</option>
					{choices.map(({ key, name }) => (
						<option key={key} value={key}>
							{name}
						</option>
					))}
				</select>
			</label>
			{sources.length > 1 && (
				<label>
					<span className={controls.label}>Link</span>
					<select className={controls.field} name="source" defaultValue={query.source ?? anySource}>
						<option value={anySource}>Any or none</option>
						{sources.map(({ word, label }) => (
							<option key={word} value={word}>
								{label}
							</option>
						))}
					</select>
				</label>
			)}
			<label>
				<span className={controls.label}>By</span>
				<select className={controls.field} name="by" defaultValue={query.by}>
					<option value="week">week</option>
					<option value="day">day</option>
				</select>
			</label>
			<button className={controls.button} type="submit">
				Show
			</button>
		</form>
	);
}

/** The parameters of the page's address, those left out that say nothing. */
function parametersOf({ year, form, programme, source, by }: Shown["query"]): Record<string, string> {
	return {
		...(year !== undefined && { year: String(year) }),
		...(form !== undefined && { form: programme ?? form }),
		...(source !== undefined && { source }),
		...(by === "day" && { by }),
	};
}

type Row = { key: string; name: string; times: number; before: number };

function sentence(rows: readonly Row[]): string {
	return rows.map(({ name, times, before }) => `${name}: ${times}, the season before ${before}.`).join(" ");
}

/** Beside each number its part of the first. @param whole what it is a part of */
function Compared({ head, rows, whole }: { head: string; rows: readonly Row[]; whole: string }) {
	return (
		<ScrollRegion aria-label={head} className={styles.wide}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{["This season", whole, "Season before", "Difference"].map((words) => (
							<th key={words} scope="col" data-number="">
								{words}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, times, before }) => {
						const first = rows[0]?.times ?? 0;
						return (
							<tr key={key}>
								<th scope="row">{name}</th>
								<td data-number="">{thousands(times)}</td>
								<td data-number="">{first > 0 ? `${Math.round((times / first) * 100)} %` : "–"}</td>
								<td data-number="">{thousands(before)}</td>
								<td data-number="">{times > before ? `+${thousands(times - before)}` : thousands(times - before)}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</ScrollRegion>
	);
}

type Named = { key: string; name: string; times: number[] };

/** @param stages their names, in the order of the numbers */
function Numbers({ head, stages, rows }: { head: string; stages: readonly string[]; rows: readonly Named[] }) {
	return (
		<ScrollRegion aria-label={`Numbers by ${head.toLowerCase()}`} className={styles.wide}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{head}</th>
						{stages.map((stage) => (
							<th key={stage} scope="col" data-number="">
								{stage}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, times }) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{stages.map((stage, index) => (
								<td key={stage} data-number="">
									{thousands(times[index] ?? 0)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollRegion>
	);
}
