import { useEffect, useRef } from "react";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { scannerMessages } from "#src/school/messages/sets/forms/scanner-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { maxPages, type RejectedPicture } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";

const reasons = (messages: MessagesOf<typeof scannerMessages>): Record<RejectedPicture["reason"], string> => ({
	changed: messages.reasonChanged,
	heic: messages.reasonHeic,
	pdf: messages.reasonPdf,
	unreadable: messages.reasonUnreadable,
	tooMany: messages.reasonTooMany({ maxPages }),
});

type RejectedPicturesNoticeProps = {
	rejected: readonly RejectedPicture[];
	/** True while more pages may push the notice out of view, so it is not scrolled to yet. */
	reading: boolean;
};

/** Files that did not become pages, grouped by reason. */
export function RejectedPicturesNotice({ rejected, reading }: RejectedPicturesNoticeProps) {
	const messages = useMessages(scannerMessages);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!reading && rejected.length > 0) box.current?.scrollIntoView({ block: "nearest" });
	}, [reading, rejected]);
	const distinctReasons = [...new Set(rejected.map(({ reason }) => reason))];
	const title = messages.leftOut({ count: rejected.length });
	return (
		<div ref={box} className={styles.rejected} hidden={rejected.length === 0}>
			{rejected.length > 0 && (
				<Notice tone="alert" title={title} live="assertive">
					{distinctReasons.map((reason) => (
						<p key={reason}>
							<b>{rejected.flatMap((file) => (file.reason === reason ? [file.name] : [])).join(", ")}</b>
							<span>{`: ${reasons(messages)[reason]}`}</span>
						</p>
					))}
				</Notice>
			)}
		</div>
	);
}
