import { data } from "react-router";
import { answerable, shownNotice } from "#src/admissions/guardian-consent/answer-guardian.server.ts";
import { copyField } from "#src/admissions/guardian-consent/copy-field.ts";
import type { Notice as Asked, GuardianMessages } from "#src/admissions/guardian-consent/notice.ts";
import { findGuardianByToken } from "#src/admissions/guardian-consent/read-guardian.server.ts";
import type { GuardianState, Way } from "#src/admissions/guardians/guardian.ts";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import * as paths from "#src/paths.ts";
import { guardianMessages } from "#src/school/messages/sets/guardian-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { LanguageChoice } from "#src/site/language/language-choice.tsx";
import { leadToLanguage } from "#src/site/language/lead-to-language.server.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Office } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchoolWays } from "#src/site/school/use-school-ways.tsx";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import type { Route } from "./+types/guardian.ts";
import styles from "./guardian.module.css";
import { GuardianForm } from "./guardian-form.tsx";
import { handleGuardianForm } from "./handle-guardian-form.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { db, now, privacy } = context.get(siteServices);
	leadToLanguage(request, paths.guardian(params.token));
	const view = await findGuardianByToken(db, params.token, now());
	if (!view) return data({ found: null }, { status: 404, headers: personalHeaders });
	const { guardian, state } = view;
	const { notice, sha256 } = shownNotice(view, privacy.school);
	const guardianView = {
		notice,
		sha256,
		state,
		asks: answerable.has(state),
		way: guardian.way,
		reason: guardian.check_note,
	};
	return data({ found: guardianView }, { headers: personalHeaders });
}

export const action = (args: Route.ActionArgs) => handleGuardianForm(args);

export const handle: PageHandle = { personal: true, files: { [copyField]: "photographed" } };

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
	const retryAfter = actionHeaders.get("Retry-After");
	return { ...personalHeaders, ...(retryAfter && { "Retry-After": retryAfter }) };
};

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(guardianMessages).title,
		description: messagesOf(guardianMessages).howToCheckHelp,
		unlisted: true,
	}));

/**
 * Page that a parent or guardian of an applicant under 18 reads, with their answer, which can be withdrawn. It works
 * without code.
 */
export default function GuardianPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const { found } = loaderData;
	const messages = useMessages(guardianMessages);
	const ways = useSchoolWays();
	const choice = <LanguageChoice />;
	return found ? (
		<>
			<PageHead
				title={messages.title}
				lead={found.notice.lead}
				building={<Office lit={litWindows[found.state] ?? 0} />}
				label={choice}
			>
				{found.asks && (
					<ButtonLink href="#answer" tone="action">
						{messages.yourAnswer}
					</ButtonLink>
				)}
			</PageHead>
			<WhatIsAsked messages={messages} notice={found.notice} />
			<Section id="answer" label={messages.yourAnswer} headed>
				<div className="stack-6">
					<AnswerNotice messages={messages} state={found.state} way={found.way} reason={found.reason} />
					{found.asks ? (
						<GuardianForm
							messages={messages}
							notice={found.notice}
							noticeHash={found.sha256}
							action={`${paths.guardian(token)}#answer`}
							refusal={actionData}
						/>
					) : (
						<form method="post" className={styles.withdraw}>
							<p>{messages.ifYouWithdraw}</p>
							<Button type="submit" name="answer" value="withdraw">
								{messages.withdraw}
							</Button>
						</form>
					)}
				</div>
			</Section>
		</>
	) : (
		<DeadLink
			title={messages.linkOver}
			label={messages.title}
			lead={messages.linkOverThen}
			actions={
				<ButtonLink href={`tel:${dialledNumber(ways.phone)}`} tone="action">
					{ways.phone}
				</ButtonLink>
			}
		>
			<p>{messages.askSchool({ ...ways, write: ways.mail })}</p>
			{choice}
		</DeadLink>
	);
}

function WhatIsAsked({ messages, notice }: { messages: GuardianMessages; notice: Asked }) {
	return (
		<>
			<Section label={messages.whatFor} headed>
				<Prose>
					{notice.purposes.map((purpose) => (
						<p key={purpose}>{purpose}</p>
					))}
					<p>
						<a href={paths.privacy}>{messages.privacyPolicy}</a>
					</p>
					<p>
						<a href={paths.privacyRequests}>{messages.askAboutData}</a>
					</p>
				</Prose>
			</Section>
			<Section label={messages.whatIsAsked} headed>
				<div className="stack-6">
					<p>{messages.questionsInEnglish}</p>
					<dl className={styles.asked}>
						{notice.asked.map(({ title, labels }) => (
							<div key={title}>
								<dt className="strong">{title}</dt>
								<dd className="soft">{labels.join(" · ")}</dd>
							</div>
						))}
					</dl>
				</div>
			</Section>
		</>
	);
}

/** Windows of the office with light in them, of four: the nearer the consent, the more. */
const litWindows: Partial<Record<GuardianState, number>> = { declared: 2, confirmed: 4 };

type AnsweredProps = { messages: GuardianMessages; state: GuardianState; way: Way | null; reason: string | null };

function AnswerNotice({ messages, state, way, reason }: AnsweredProps) {
	if (state === "declared")
		return (
			<Notice tone="done" title={messages.agreed}>
				<p>{way === "call" ? messages.agreedCall : messages.agreedThen}</p>
			</Notice>
		);
	if (state === "confirmed")
		return (
			<Notice tone="done" title={messages.confirmed}>
				<p>{messages.confirmedThen}</p>
			</Notice>
		);
	if (state === "withheld")
		return (
			<Notice title={messages.disagreed}>
				<p>{messages.disagreedThen}</p>
			</Notice>
		);
	if (state === "withdrawn")
		return (
			<Notice title={messages.withdrawn}>
				<p>{messages.withdrawnThen}</p>
			</Notice>
		);
	if (state === "refused")
		return (
			<Notice tone="alert" title={messages.refused}>
				<p>{messages.refusedThen({ reason: reason ?? "" })}</p>
			</Notice>
		);
	return null;
}
