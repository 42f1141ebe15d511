import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import controls from "#src/office/parts/controls.module.css";
import { ScrollRegion } from "#src/office/parts/scroll-region.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "./funnel.module.css";
import { anySource, formNames } from "./funnel-labels.ts";
import { funnel } from "./funnel-list.server.ts";
import { funnelList } from "./funnel-list.ts";
import type { Funnel } from "./read-funnel.server.ts";
import { sourceActs } from "./source-acts.server.ts";
import { SourceLinks } from "./source-links.tsx";

export const loader = (args: LoaderFunctionArgs) => funnel.load(args);

export const action = handleActs(sourceActs);

/** Shows how many people visit, begin, send and pay, where they leave, and by which links they come. */
export default function FunnelPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	if (!page.ok) return <WrongAddress list={funnelList} errors={page.errors} />;
	const { query, siteUrl } = page;
	const { stages, steps, sources, from, until, ...rest } = page.funnel;
	const days = `${formatLong(from)} to ${formatLong(until)}`;
	const stageNames = stages.map(({ name }) => name);
	const seasons = rest.seasons.map((year) => [String(year), String(year)] as const);
	const programmes = [["", "All"] as const, ...Object.entries(formNames())];
	const links = [[anySource, "Any link or none"] as const, ...sources.map(({ word, label }) => [word, label] as const)];
	return (
		<Screen
			title="Funnel"
			subtitle={days}
			actions={<ExportLink list="funnel" query={funnelList.text(query, { from, until })} />}
			footer={
				"Counted without cookies or personal data. " +
				"Payments and decisions count on the day the application was submitted."
			}
		>
			<div className={settings.page}>
				<SettingsSection title="Show" section="show" outcome={undefined}>
					<form className={settings.row} aria-label="Show">
						<Choice label="Season" name="year" value={String(rest.year ?? "")} options={seasons} />
						<Choice label="Programme" name="form" value={query.form ?? ""} options={programmes} />
						<Choice label="Link" name="source" value={query.source} options={links} />
						<button className={controls.button} type="submit">
							Show
						</button>
					</form>
				</SettingsSection>
				<SettingsSection title="From form view to decision" section="stages" outcome={undefined}>
					<p className={controls.note}>
						{days}. Last season: {formatLong(rest.beforeFrom)} to {formatLong(rest.beforeUntil)}.
					</p>
					<Comparison head="Stage" rows={stages} />
				</SettingsSection>
				<SettingsSection title="Where people leave" section="steps" outcome={undefined}>
					<p className={controls.note}>
						{steps.length === 0
							? "Choose a programme above to see the steps of its form."
							: "How often each step of the form was opened."}
					</p>
					{steps.length > 0 && <Comparison head="Step" rows={steps} />}
				</SettingsSection>
				<SettingsSection title="By link" section="sources" outcome={answer}>
					<Numbers
						head={["Link", ...stageNames]}
						rows={sources.map(({ label, ended, times }) => [
							ended ? `${label} (no longer counted)` : label,
							...times.map(thousands),
						])}
					/>
					<SourceLinks sources={sources} siteUrl={siteUrl} />
				</SettingsSection>
			</div>
		</Screen>
	);
}

type ChoiceProps = { label: string; name: string; value: string; options: readonly (readonly [string, string])[] };

function Choice({ label, name, value, options }: ChoiceProps) {
	return (
		<label hidden={options.length < 2}>
			<span className={controls.label}>{label}</span>
			<select className={controls.field} name={name} defaultValue={value}>
				{options.map(([each, label]) => (
					<option key={each} value={each}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}

/** Table of numbers, each with its share of the first. */
function Comparison({ head, rows }: { head: string; rows: Funnel["stages"] }) {
	const [first] = rows;
	const part = (times: number) => (first && first.times > 0 ? `${Math.round((times / first.times) * 100)} %` : "–");
	const more = (difference: number) => `${difference > 0 ? "+" : ""}${thousands(difference)}`;
	return (
		<Numbers
			head={[head, "This season", "Of form views", "Last season", "Difference"]}
			rows={rows.map(({ name, times, before }) => [
				name,
				thousands(times),
				part(times),
				thousands(before),
				more(times - before),
			])}
		/>
	);
}

/** @param rows each with its name before its numbers */
function Numbers({ head, rows }: { head: readonly string[]; rows: readonly string[][] }) {
	if (rows.length === 0) return <p>Nothing counted in this period yet.</p>;
	return (
		<ScrollRegion aria-label={`Numbers by ${head[0]?.toLowerCase()}`} className={styles.wide}>
			<table className={styles.table}>
				<thead>
					<tr>
						{head.map((label, index) => (
							<th key={label} scope="col" data-number={index > 0 ? "" : undefined}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...numbers]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							{numbers.map((number, index) => (
								<td key={head[index + 1]} data-number="">
									{number}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollRegion>
	);
}
