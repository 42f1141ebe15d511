import { useEffect, useId, useState } from "react";
import { isMinor } from "#src/admissions/guardians/minors.ts";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { callApi } from "#src/api-client/call-api.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { inPageLanguage } from "#src/languages/addresses.ts";
import { minorMessages } from "#src/school/messages/sets/minor-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./guardian-panel.module.css";

type GuardianLink = { state: string; path: string | null; name: string | null };

type Props = {
	/** The date of birth as typed so far. */
	birthDate: string | undefined;
	/** Returns the token of the draft. */
	getToken: () => Promise<ApiResult<string>>;
	/** The same, of a draft that has begun: a link may be out. */
	token: string | undefined;
};

const ask = (token: string, json: { look: boolean } | { another: boolean }) =>
	callApi<GuardianLink>(apiUrl(apiPaths.draftGuardian), {
		method: "POST",
		headers: { authorization: `Bearer ${token}` },
		json,
	});

/** Tells an applicant under 18 that a parent or guardian has to agree, and makes the link for them. */
export function GuardianPanel({ birthDate, getToken, token }: Props) {
	const messages = useMessages(minorMessages);
	const titleId = useId();
	const [made, setMade] = useState<ApiResult<GuardianLink>>();
	const [copied, setCopied] = useState(false);
	const minor = isMinor(birthDate, dayAtSchool(new Date()));
	useEffect(() => {
		if (minor && token)
			void ask(token, { look: true }).then((found) => found.ok && setMade((current) => current ?? found));
	}, [minor, token]);
	if (!minor) return null;
	const { state: known, path = null, name } = (made?.ok && made.data) || {};
	const state = known === "none" ? undefined : known;
	const make = async () => {
		const token = await getToken();
		setMade(token.ok ? await ask(token.data, { another: !!state }) : token);
	};
	const url = path && location.origin + inPageLanguage(path);
	const guardian = { name: name ?? messages.unnamedGuardian };
	const answerMessages: Readonly<Record<string, string>> = {
		asked: messages.createdElsewhere,
		declared: messages.declared(guardian),
		withheld: messages.withheld(guardian),
		withdrawn: messages.withdrawn(guardian),
		expired: messages.expired,
	};
	return (
		<Notice title={messages.consentNeededTitle} titleId={titleId} live="polite">
			<p>{messages.consentNeededNote}</p>
			{url && (
				<>
					<p className={styles.address}>{url}</p>
					<div className="cluster-3">
						<ButtonLink
							tone="action"
							href={`https://wa.me/?text=${encodeURIComponent(messages.shareMessage({ url }))}`}
							rel="noreferrer"
						>
							{messages.shareByWhatsapp}
						</ButtonLink>
						{"share" in navigator && (
							<Button onClick={() => void navigator.share({ url, title: messages.shareTitle }).catch(() => {})}>
								{messages.shareLink}
							</Button>
						)}
						{"clipboard" in navigator && (
							<Button
								onClick={() =>
									void navigator.clipboard.writeText(url).then(
										() => setCopied(true),
										() => {},
									)
								}
							>
								{messages.copyLink}
							</Button>
						)}
					</div>
					<p role="status">{copied && messages.linkCopied}</p>
					<p>{messages.shareNote}</p>
				</>
			)}
			{!url && state && <p>{answerMessages[state]}</p>}
			{made?.ok === false && <p>{messages.linkFailed({ reason: made.message })}</p>}
			{!url && state !== "declared" && (
				<Button onClick={make} aria-describedby={titleId}>
					{state ? messages.createAnotherLink : messages.createLink}
				</Button>
			)}
		</Notice>
	);
}
