import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readSetup } from "#src/content/setup/read-setup.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { setupActs } from "./setup-acts.server.ts";
import {
	legalFields,
	pageFields,
	programmeFields,
	questionFields,
	schoolFields,
	seasonFields,
} from "./setup-fields.ts";
import { SetupForm } from "./setup-form.tsx";

export const action = handleActs(setupActs);

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "identity.publish");
	const { db } = context.get(officeServices);
	return { acts: permissionsOn(setupActs, null, member), ...(await readSetup(db)) };
}

/** A new school, step by step; each step is published as it is saved. */
export default function SetupPage() {
	const { isOpen, school, programmes, seasons, fee, isLegalWritten, pages } = useLoaderData<typeof loader>();
	const outcome = useActAnswer();
	const steps = { school, programmes: programmes.length > 0, season: seasons.length > 0, legal: isLegalWritten };
	const next = Object.entries(steps).find(([, done]) => !done)?.[0] ?? "open";
	const order = [...Object.keys(steps), "open"];
	const isReached = (step: string) => order.indexOf(step) <= order.indexOf(next);
	const forms = programmes.filter(({ letter }) => letter !== "");
	return (
		<Screen
			title="Set up"
			subtitle={<p>Your website in six steps. Visitors only see a notice until you open it.</p>}
			keys={[]}
		>
			<div className={settings.page}>
				<SettingsSection title="1. Your school" section="school" outcome={outcome}>
					{school ? (
						<DoneNote
							text={`${school.name}, ${school.address.lines.at(-1)}. Application numbers begin with ${school.shortName}.`}
						>
							<a href={officePaths.siteText("identity")}>Change it, or add your logo</a>
						</DoneNote>
					) : (
						<SetupForm act="school" section="school" fields={schoolFields} submit="Save your school" next />
					)}
				</SettingsSection>
				<SettingsSection title="2. Programmes" section="programmes" outcome={outcome}>
					{programmes.map(({ key, name, about }) => (
						<DoneNote key={key} text={`${name}: ${about}`} />
					))}
					{programmes.length > 0 && <a href={officePaths.siteText("outlines")}>Change programmes</a>}
					<SetupForm
						act="programme"
						section="programmes"
						reached={isReached("programmes")}
						fields={programmeFields}
						submit={programmes.length > 0 ? "Add another programme" : "Add the programme"}
						next={next === "programmes"}
						note="Each programme gets an application form, which asks about Class 10 and what else you choose here."
					/>
				</SettingsSection>
				<SettingsSection title="3. Applications" section="season" outcome={outcome}>
					{seasons.length > 0 ? (
						<DoneNote text={`You take applications from ${seasons.at(-1)}${fee && `, for a fee of ${fee}`}.`}>
							<a href={officePaths.siteText("admissions")}>Change the days</a>
						</DoneNote>
					) : (
						<SetupForm
							act="season"
							section="season"
							reached={isReached("season")}
							fields={seasonFields}
							submit="Save the days"
							next={next === "season"}
						/>
					)}
				</SettingsSection>
				<SettingsSection title="4. Legal texts" section="legal" outcome={outcome}>
					{isLegalWritten ? (
						<DoneNote text="Your legal texts are published. You can change them:">
							<LegalLinks />
						</DoneNote>
					) : (
						<SetupForm
							act="legal"
							section="legal"
							reached={isReached("legal")}
							fields={legalFields}
							submit="Publish the three texts"
							next={next === "legal"}
							note={
								<>
									We’ve drafted all three, and your answers fill the blanks. Read them first: <LegalLinks />. You can
									change them at any time.
								</>
							}
						/>
					)}
				</SettingsSection>
				<SettingsSection title="5. Your own questions" section="questions" outcome={outcome}>
					{forms.map(({ key, name, questions }) =>
						questions.map((question) => <DoneNote key={`${key} ${question}`} text={`${question} (${name})`} />),
					)}
					<SetupForm
						act="question"
						section="questions"
						reached={next === "open" && forms.length > 0}
						fields={questionFields(forms.map(({ key, name }) => [key, name] as const))}
						submit="Add the question"
						note={
							<>
								Optional. Ask what our forms don’t ask: <a href={paths.paperForm(forms[0]?.key ?? "")}>see a form</a>.
							</>
						}
					/>
				</SettingsSection>
				<SettingsSection title="6. Your own pages" section="pages" outcome={outcome}>
					{pages.map(({ id, title }) => (
						<DoneNote key={id} text={title}>
							<a href={officePaths.contentItem("pages", id)}>Add photos and more</a>
						</DoneNote>
					))}
					<SetupForm
						act="page"
						section="pages"
						reached={next === "open"}
						fields={pageFields}
						submit="Publish the page"
						note="Optional, such as Workshops or Incubator. The page gets into your menus."
					/>
				</SettingsSection>
				<SettingsSection title="Then open it" section="open" outcome={outcome}>
					{isOpen ? (
						<p>
							Your website is open. <a href={paths.home}>See it</a>
						</p>
					) : (
						<>
							<p className={controls.note}>
								Texts that are still our examples stay hidden until you publish them under{" "}
								<a href={officePaths.site}>Website text</a>.
							</p>
							<p className={controls.note}>
								<a href={officePaths.health}>Health</a> says whether payments and emails work, or are only being tested.
							</p>
							<div className={layout.row}>
								<ActForm act="open" quiet>
									<button type="submit" className={controls.button} data-act={next === "open" ? "" : undefined}>
										Open the website
									</button>
								</ActForm>
								<a className={controls.button} href={officePaths.contentPreview("", "", paths.home)}>
									Preview it
								</a>
							</div>
						</>
					)}
				</SettingsSection>
			</div>
		</Screen>
	);
}

function LegalLinks() {
	return (
		<>
			<a href={officePaths.siteText("terms")} target="_blank" rel="noopener">
				terms
			</a>
			,{" "}
			<a href={officePaths.siteText("refunds")} target="_blank" rel="noopener">
				refunds
			</a>{" "}
			and{" "}
			<a href={officePaths.siteText("privacy")} target="_blank" rel="noopener">
				privacy
			</a>
		</>
	);
}

function DoneNote({ text, children }: { text: string; children?: React.ReactNode }) {
	return (
		<p>
			<span aria-hidden="true">✓ </span>
			{text} {children}
		</p>
	);
}
