import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listRuns } from "#src/backup/backup-runs.server.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";

const shown = 14;

export async function loader({ context }: LoaderFunctionArgs) {
	allow(context, "settings.write");
	const { db } = context.get(officeServices);
	return { backups: await listRuns(db, "backup", shown), verifications: await listRuns(db, "verification", shown) };
}

/** When the school was backed up and verified last. */
export default function BackupsPage() {
	const { backups, verifications } = useLoaderData<typeof loader>();
	const good = backups.find(({ problem }) => problem === null);
	return (
		<Screen
			title="Backups"
			sub={good ? `last good backup ${formatDateTime(new Date(good.startedAt))}` : "no backup yet"}
			place="Your system administrator sets where backups go, and restores them."
		>
			<div className={settings.page}>
				<SettingsSection title="Backups" section="backups" outcome={undefined}>
					{backups.length === 0 && <p>There’s no backup yet. Ask your system administrator to set BACKUP_TO.</p>}
					<RunList runs={backups} good={({ files, bytes }) => `${thousands(files)} files, ${fileSize(bytes)}`} />
				</SettingsSection>
				<SettingsSection title="Verifications" section="verifications" outcome={undefined}>
					{verifications.length === 0 && <p>No verification yet. Backups are verified once a week.</p>}
					<RunList
						runs={verifications}
						good={({ files }) => `${thousands(files)} files and all database rows verified`}
					/>
				</SettingsSection>
			</div>
		</Screen>
	);
}

type Run = { id: number; startedAt: string; files: number; bytes: number; problem: string | null };

function RunList({ runs, good }: { runs: Run[]; good: (run: Run) => string }) {
	if (runs.length === 0) return null;
	return (
		<ul className={settings.list}>
			{runs.map((run) => (
				<li key={run.id}>
					<span>{formatDateTime(new Date(run.startedAt))}</span>
					<span className={run.problem === null ? controls.soft : controls.late}>{run.problem ?? good(run)}</span>
				</li>
			))}
		</ul>
	);
}
