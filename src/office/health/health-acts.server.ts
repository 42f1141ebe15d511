import { rowId } from "#src/forms/row-id.ts";
import { setFailureStatus } from "#src/health/failures/failures.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<null>();
const permission = "health.manage";

const setTo = (status: Parameters<typeof setFailureStatus>[1]["status"], label: string, done: string) =>
	act({
		label,
		permission,
		section: "failures",
		form: { failure: rowId },
		run: async (trx, { form, by, now }) => {
			const isSet = await setFailureStatus(trx, { id: form.failure, status, by }, now);
			return isSet
				? { ok: true }
				: { ok: false, message: "It’s marked like this already, or the failure no longer exists." };
		},
		done,
	});

/** What members do on the page of health. */
export const healthActs = table({
	title: "Health",
	address: officePaths.health,
	find: opensTo("health.read"),
	acts: {
		check: act({
			label: "Check now whether all is well",
			permission,
			section: "health",
			// Asks the database, the disk and other hosts, and stores what it finds.
			outside: async ({ services }) => {
				await services.checkHealth();
				return { ok: true };
			},
			done: "Checked again just now.",
		}),
		seen: setTo("seen", "Mark a failure as seen", "Noted. It’ll be new again when it happens in another release."),
		quiet: setTo("quiet", "Silence a failure", "No one will be notified of it any more. It’s still counted."),
		new: setTo("new", "Mark a failure as new", "It counts as new again."),
	},
});
