import { type ActionFunctionArgs, data } from "react-router";
import { may, type Permission } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import { allow, forbid, memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { hasFreshProof, requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { type ActTable, invalidForm, type Refusal } from "./act.server.ts";
import type { ActAnswer } from "./act-answer.ts";
import { readActForm } from "./read-act-form.server.ts";

const proofExpired = "Confirm it’s you, then send this again. A confirmation lasts for ten minutes.";

/**
 * The action of a page: carries out the act that a form names. A missing permission is 403, and the log has it; a form
 * that the page can’t have sent 400; values that can’t be taken 422; what is not there 404; what someone else was
 * faster with, or what can't be done as things are, 409 with what was typed. What was done is shown where the act says.
 */
export function handleActs<On, Name extends string>({ find, actOf, acts }: ActTable<On, Name>) {
	return async (args: ActionFunctionArgs) => {
		const { request, context } = args;
		const { member } = context.get(memberSession);
		const on = await find(args, member);
		const form = readActForm(await request.formData());
		const name = form.values.act ?? actOf?.(form.values) ?? "";
		const act = isName(acts, name) ? acts[name] : undefined;
		if (!act) return data<ActAnswer>({ act: name, ok: false, message: invalidForm, values: form.values }, 400);
		const section = typeof act.section === "function" ? act.section(form.values) : act.section;
		const handledForm = { act: name, section, values: form.values, lists: act.listsIn(form) };
		const refuse = ({ message, problems, shown }: Omit<Refusal, "ok">, status: number) =>
			data<ActAnswer>({ ...handledForm, ok: false, message, problems, shownValues: shown }, status);
		const permission = act.permissionOn(on);
		if (permission) allow(context, permission);
		if ((form.all.get("act")?.length ?? 0) > 1 || !act.isSentOnce(form)) return refuse({ message: invalidForm }, 400);
		if (!act.isOn(on)) return refuse({ message: invalidForm }, 404);
		const readResult = act.read(form, on);
		if (!readResult.ok) return refuse({ message: readResult.problems.join(" ") }, 422);
		if (readResult.deed.also) allow(context, readResult.deed.also);
		const proof = act.proofOn(on);
		if (proof === "first") requireProof(args);
		if (proof === "keeps" && !hasFreshProof(args)) return refuse({ message: proofExpired }, 403);
		const services = context.get(officeServices);
		const { formData, values } = form;
		const about = { formData, values, on, by: actorOf(member), member, now: services.now(), services, args };
		const result = await readResult.deed.perform(about);
		if (!result.ok && result.reason === "forbidden") throw forbid(context, result.permission ?? "unknown");
		if (!result.ok) return refuse(result, statuses[result.reason ?? ""] ?? 409);
		if (result.address !== undefined) throw redirectTo(result.address);
		const { message = "", shown } = result;
		const answer: ActAnswer = { act: name, section, ok: true, message, shownValues: shown };
		return data<ActAnswer>(act.keepsValues ? { ...handledForm, ...answer } : answer, 200);
	};
}

const statuses: Readonly<Record<string, number>> = { unknown: 404, gone: 404, invalid: 422 };

function isName<Name extends string>(acts: Readonly<Record<Name, unknown>>, name: string): name is Name {
	return Object.hasOwn(acts, name);
}

/** A member as areas know who acts. */
export function actorOf(member: Member): Actor {
	return { id: member.id, name: member.name, may: (permission) => may(member, permission as Permission) };
}

/** Lists the acts of its page that a member may carry out; a loader returns it as `acts`, for the forms of the page. */
export function permissionsOn<On, Name extends string>({ acts }: ActTable<On, Name>, on: On, member: Member) {
	const isPermitted = (name: Name) => {
		const permission = acts[name].permissionOn(on);
		return acts[name].isOn(on) && (permission === null || may(member, permission));
	};
	return Object.fromEntries((Object.keys(acts) as Name[]).map((name) => [name, isPermitted(name)])) as Record<
		Name,
		boolean
	>;
}
