import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { fileSize } from "#src/formatting/file-size.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { WatchRegion } from "#src/office/parts/watch-region.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import * as officePaths from "#src/office-paths.ts";
import { describeCount, formatLabels, moment } from "./export-labels.ts";
import styles from "./exports.module.css";
import { findExport } from "./find-export.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const newExport = await findExport(args);
	const { now } = args.context.get(officeServices);
	const { id, title, format, state, problem, total, rows, size, endsAt } = newExport;
	const progress = state === "running" ? (newExport.progress ?? { done: 0, total }) : { done: 0, total };
	return {
		id,
		title,
		state,
		problem,
		progress,
		total,
		missing: format !== "zip" && isList(newExport.list) ? total - (rows ?? total) : 0,
		format: formatLabels[format].short,
		count: describeCount(newExport),
		size: fileSize(size ?? 0),
		until: endsAt && moment(endsAt, now()),
	};
}

/** A row of it is an item. */
const isList = (list: string) => !list.startsWith("report/");

/** One export: how far it is, and where it is downloaded. */
export default function ExportPage() {
	const exportRow = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Export"
			subtitle={exportRow.format}
			back={{ href: officePaths.exports, label: "Back to Exports" }}
			footer="Available for one day. We log who downloads it."
		>
			<div className={`${settings.page} ${styles.page}`}>
				<h2>{exportRow.title}</h2>
				<ExportState exportRow={exportRow} />
			</div>
		</Screen>
	);
}

function ExportState({ exportRow }: { exportRow: Awaited<ReturnType<typeof loader>> }) {
	const { id, state, problem, progress, count, size, until, missing } = exportRow;
	switch (state) {
		case "waiting":
		case "running":
			return (
				<WatchRegion className={styles.watched}>
					<p role="status">
						{state === "waiting" ? "Waiting" : "Preparing"}
						{`: ${thousands(progress.done)} of ${thousands(progress.total)}.`}
					</p>
					<progress value={progress.done} max={Math.max(1, progress.total)} aria-label="Progress" />
					{problem !== null && <p className={controls.problem}>{`The last attempt failed: ${problem}`}</p>}
					<p className={controls.soft}>You can leave this page. We’ll email you when it’s ready.</p>
				</WatchRegion>
			);
		case "ready":
			return (
				<>
					<p>{`${count}, ${size}. You can download it until ${until}.`}</p>
					{missing > 0 && <p>{`${thousands(missing)} rows were erased before we created the file.`}</p>}
					<p className={`${layout.row} ${styles.acts}`}>
						<a className={controls.button} data-act="" href={officePaths.exportFile(id)} download="">
							Download
						</a>
					</p>
				</>
			);
		case "failed":
			return (
				<>
					<p role="alert">{`We couldn’t create this export: ${problem ?? "unknown reason"}`}</p>
					<p>An owner can run it again in Background tasks.</p>
				</>
			);
		case "over":
			return <p>This export has expired. Export the list again.</p>;
	}
}
