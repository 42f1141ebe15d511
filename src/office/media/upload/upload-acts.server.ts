import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { filesForm, filesOf, takeFiles } from "./take-files.server.ts";

const { act, table } = actsOn<null>();

/** What members do where files are added to the library. */
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
			outside: async ({ sent, by, services }) => {
				const files = await filesOf(services, sent, { name: "files", owner: by.id });
				const { added, refused } = await takeFiles(services, files, by);
				if (files.length === 0) return { ok: false, reason: "invalid", message: "Choose a file first." };
				if (refused.length === 0) return { ok: true, added };
				const message =
					added.length > 0 ? `Added: ${added.map(({ name }) => name).join(", ")}. Not added:` : "Not added:";
				return { ok: false, reason: "invalid", message, problems: refused };
			},
			goTo: ({ added: [first, ...others] }) =>
				first && others.length === 0
					? officePaths.mediaItem(first.id)
					: officePaths.media(`added=${others.length + 1}`),
		}),
	},
});
