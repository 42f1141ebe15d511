import { useEffect, useRef } from "react";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { type LeftOut, maxPages } from "./scanned-pages.ts";
import styles from "./scanner-dialog.module.css";

const reasons: Record<LeftOut["reason"], string> = {
	heic: "This browser cannot read HEIC pictures. On an iPhone choose Settings → Camera → Formats → Most Compatible, or take the picture here.",
	pdf: "This is a PDF already. Close this and use “Choose file”.",
	unreadable: "This browser cannot read it as a picture. Choose a JPG or PNG, or take the picture here.",
	tooMany: `One PDF takes up to ${maxPages} pages. Remove some, or leave out what the school does not need.`,
};

/** The files that did not become pages, each reason once. */
export function LeftOutNotice({
	leftOut,
	settled,
}: {
	leftOut: readonly LeftOut[] /** No more pages are about to push it out of sight. */;
	settled: boolean;
}) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (settled && leftOut.length > 0) box.current?.scrollIntoView({ block: "nearest" });
	}, [settled, leftOut]);
	const named = [...new Set(leftOut.map(({ reason }) => reason))];
	const title = leftOut.length === 1 ? "One picture was left out" : `${leftOut.length} pictures were left out`;
	return (
		<div ref={box} className={styles.leftOut} hidden={leftOut.length === 0}>
			{leftOut.length > 0 && (
				<Notice tone="alert" title={title} live="assertive">
					{named.map((reason) => (
						<p key={reason}>
							<b>{leftOut.flatMap((file) => (file.reason === reason ? [file.name] : [])).join(", ")}</b>:{" "}
							{reasons[reason]}
						</p>
					))}
				</Notice>
			)}
		</div>
	);
}
