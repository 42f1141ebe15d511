import { type ApplicationType, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { enterApplication } from "./enter-application.server.ts";

const { act, table } = actsOn<ApplicationType>();

/** Acts of members on the page of a new application. */
export const entryActs = table({
	title: "Add an application",
	address: officePaths.newCase(),
	find: ({ request, context }) => {
		allow(context, "case.enter");
		const typeName = new URL(request.url).searchParams.get("type");
		return isApplicationType(typeName) ? typeName : "barch";
	},
	actOf: () => "enter",
	acts: {
		enter: act({
			label: "Enter an application for an applicant",
			permission: "case.enter",
			outside: async ({ on: type, formData: form, by, services }) => {
				const { result, answers } = await enterApplication(services, { type, form, by });
				if (result.ok) return { ok: true, id: result.id } as const;
				if (result.reason === "key-conflict") return { ok: true, id: result.earlier.id } as const;
				const message = "message" in result ? result.message : "This application was already entered.";
				const errors = "errors" in result ? result.errors : {};
				return { ok: false, reason: "invalid", message, shown: { errors, answers } } as const;
			},
			goTo: ({ id }) => officePaths.caseOf("application", id),
		}),
	},
});
