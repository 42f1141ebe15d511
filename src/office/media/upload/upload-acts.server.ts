import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { filesForm, filesOf, receiveFiles } from "./receive-files.server.ts";

const { act, table } = actsOn<null>();

/** Acts of members for adding files to the library. */
export const uploadActs = table({
	title: "Add files",
	address: officePaths.mediaUpload,
	find: opensTo("media.upload"),
	actOf: () => "add",
	acts: {
		add: act({
			label: "Add files to the library",
			permission: "media.upload",
			form: filesForm("files"),
			outside: async ({ formData, by, services }) => {
				const files = await filesOf(services, formData, { name: "files", owner: by.id });
				const { added, refusals } = await receiveFiles(services, files, by);
				if (files.length === 0) return { ok: false, reason: "invalid", message: "Choose a file first." };
				if (refusals.length === 0) return { ok: true, added };
				const message =
					added.length > 0 ? `Added: ${added.map(({ name }) => name).join(", ")}. Not added:` : "Not added:";
				return { ok: false, reason: "invalid", message, problems: refusals };
			},
			goTo: ({ added: [first, ...others] }) =>
				first && others.length === 0
					? officePaths.mediaItem(first.id)
					: officePaths.media(`added=${others.length + 1}`),
		}),
	},
});
