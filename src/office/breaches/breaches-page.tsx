import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import { newBreachActs } from "./breach-desk-acts.server.ts";
import { breachList } from "./breach-list.ts";
import { breaches } from "./breach-lists.server.ts";

export const loader = (args: LoaderFunctionArgs) => breaches.load(args);

export const action = handleActs(newBreachActs);

/** What has happened to data of people, and the form that starts the clocks. */
export default function BreachesPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	if (!page.ok) return <WrongAddress list={breachList} errors={page.errors} />;
	const open = page.rows.filter(({ state }) => state === "open").length;
	const time = { type: "datetime-local", max: page.clock, required: true };
	return (
		<ListScreen
			list={breachList}
			view={page}
			sub={open === 0 ? "none open" : `${open} open`}
			place="Report data lost, stolen, changed or seen by the wrong person: CERT-In in 6 hours, the Board in 72."
		>
			<div className={settings.page}>
				<SettingsSection title="Report a breach" section="new" outcome={answer}>
					<ActForm act="open" quiet className={settings.form}>
						{({ title, noticed = page.clock }) => (
							<>
								<SettingsField
									label="Short name, for staff"
									name="title"
									required
									maxLength={200}
									defaultValue={title}
								/>
								<SettingsField
									label="When was it noticed?"
									name="noticed"
									{...time}
									defaultValue={noticed}
									note="Both deadlines start at this time. Nothing is sent automatically. The next page shows you each step."
								/>
								<button className={controls.button} data-act="" type="submit">
									Continue
								</button>
							</>
						)}
					</ActForm>
				</SettingsSection>
				<SettingsSection title="All breaches" section="list" outcome={answer}>
					{page.count === 0 ? (
						<p className={controls.note}>There are no breaches.</p>
					) : (
						<ListTable
							list={breachList}
							view={page}
							keyOf={({ id }) => id}
							draw={{ told: ({ told, people }) => `${told} of ${people} notified` }}
							className={settings.table}
						/>
					)}
				</SettingsSection>
			</div>
		</ListScreen>
	);
}
