import { rowId } from "#src/forms/row-id.ts";
import { setFailureStatus } from "#src/health/failures/failures.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<null>();
const permission = "health.manage";

const setTo = (status: Parameters<typeof setFailureStatus>[1]["status"], label: string, doneLabel: string) =>
	act({
		label,
		permission,
		section: "failures",
		form: { failure: rowId },
		run: async (trx, { form, by, now }) => {
			const isSet = await setFailureStatus(trx, { id: form.failure, status, by }, now);
			return isSet
				? { ok: true }
				: { ok: false, message: "It’s already marked like this, or the error no longer exists." };
		},
		done: doneLabel,
	});

/** Acts of members on the health page. */
export const healthActs = table({
	title: "Health",
	address: officePaths.health,
	find: opensTo("health.read"),
	acts: {
		check: act({
			label: "Run health checks now",
			permission,
			section: "health",
			// Asks the database, the disk and other hosts, and stores what it finds.
			outside: async ({ services }) => {
				await services.checkHealth();
				return { ok: true };
			},
			done: "Checks finished.",
		}),
		seen: setTo(
			"seen",
			"Mark an error as seen",
			"Marked as seen. It’ll be new again if it happens in another release.",
		),
		quiet: setTo("quiet", "Mute an error", "Muted. We’ll no longer notify anyone, but we’ll still count it."),
		new: setTo("new", "Mark an error as new", "Marked as new."),
	},
});
