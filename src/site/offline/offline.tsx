import { offlineMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { buttonClassName } from "#src/ui/button.tsx";
import { CutWire } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/offline.ts";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(offlineMessages).title,
		description: messagesOf(offlineMessages).description,
		unlisted: true,
	}));

/** Shown by the service worker for a page that could not be fetched. It works without scripts, and at any address. */
export default function Offline() {
	const messages = useMessages(offlineMessages);
	const { identity } = useSchool();
	return (
		<ResultFrame
			title={messages.title}
			label={messages.label}
			drawing={<CutWire hills={identity.contours} />}
			lead={
				<>
					<p>{messages.lead}</p>
					<p>
						{messages.callUs({
							phone: identity.phone,
							call: (text) => <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{text}</a>,
						})}
					</p>
					{/* The service worker puts what is saved on the device in place of this element. */}
					<div data-saved-pages />
				</>
			}
			actions={
				// biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is
				<a href="" className={buttonClassName({ tone: "action" })}>
					{messages.tryAgain}
				</a>
			}
		/>
	);
}
