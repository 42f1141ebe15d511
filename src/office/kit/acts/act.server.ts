/**
 * The grammar of acts. Everything that a member can change is declared once, in the table of its page, in a file
 * `…-acts.server.ts` beside it:
 *
 *     const { act, table } = actsOn<null>(({ actId }) => officePaths.visits(actId ?? ""));
 *     export const visitActs = table({
 *       title: "Visits",
 *       address: officePaths.visits(),
 *       find: opensTo("visit.read"),
 *       acts: {
 *         cancel: act({
 *           label: "Cancel a visit for its guest",
 *           permission: "visit.cancel",
 *           form: { visit: rowId },
 *           run: (trx, { form, services, by, now }) =>
 *             cancelForGuest(trx, services.school, { visitId: form.visit, by }, now),
 *         }),
 *       },
 *     });
 *
 * The page exports `action = handleActs(visitActs)`, its loader returns `acts: permitted(visitActs, on, member)`, and
 * it renders `<ActForm act="cancel" fields={{ visit: id }}>`, which is nothing where the member may not.
 * `useActAnswer()` is what the handler answered where the page is shown again. The table is entered in
 * `all-acts.server.ts`, from which the tests of every act as every role and the guide's table of permissions are made.
 *
 * What an act records has its words in the registry of the audit log, `src/audit-messages.ts`.
 *
 * What undoes takes the actor `by` and asks `readUndoable` (src/audit) inside its transaction.
 */
import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { needsProof, type Permission } from "#src/accounts/may.ts";
import type { Member } from "#src/accounts/member.ts";
import type { Actor, PermissionName } from "#src/audit/undoable.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { type ActForm, fieldsFor, isSentOnce, listsIn } from "./read-act-form.server.ts";

/**
 * Reason an act was not carried out. forbidden: the member lacks `permission`, which only the act itself could know.
 * unknown, gone: its subject does not exist. invalid: the input is wrong. Anything else: the state has changed.
 */
export type Refusal = {
	ok: false;
	message: string;
	reason?: string | undefined;
	permission?: PermissionName | undefined;
	problems?: readonly string[] | undefined;
	shown?: unknown;
};

/** `actId`: the event, by which the act can be undone; `message` wins over the act's own. */
export type Success = { ok: true; actId?: number | null; message?: string; shown?: unknown };

/** Context of an act: the form as read by its schema, the subject, and the member who acts. */
export type ActContext<On, Form = unknown> = Pick<ActForm, "formData" | "values"> & {
	form: Form;
	on: On;
	by: Actor;
	member: Member;
	now: Date;
	services: OfficeServices;
	args: ActionFunctionArgs;
};

/** An act as a page's handler uses it, whatever its form. */
export type Act<On> = {
	/** Description of the act, as the guide to the office lists it: "Cancel a visit". */
	label: string;
	section: string | ((values: ActForm["values"]) => string) | undefined;
	permissionOn: (on: On) => Permission | null;
	/** Tells whether what the page is about has this act at all. */
	isOn: (on: On) => boolean;
	/** first: leads to the proof and back before anything is done. keeps: shows the filled form again. */
	proofOn: (on: On) => "first" | "keeps" | undefined;
	shape: z.ZodRawShape;
	isSentOnce: (form: ActForm) => boolean;
	listsIn: (form: ActForm) => Record<string, string[]> | undefined;
	/** @returns what is wrong with what was typed, in sentences; else what remains to be asked for and done */
	read: (form: ActForm, on: On) => { ok: false; problems: string[] } | { ok: true; deed: PreparedAct<On> };
	/** Shows the form as it was typed, though it was carried out: for previews. */
	keepsValues: boolean;
};

/** One form that was read: the permission it needs besides the act's own, and the act itself. */
export type PreparedAct<On> = {
	also: Permission | null;
	perform: (context: Omit<ActContext<On>, "form">) => Promise<(Success & { address?: string | undefined }) | Refusal>;
};

type Runner<On, Form, Result> =
	| {
			/** Runs in one transaction. */ run: (trx: Trx, context: ActContext<On, Form>) => Promise<Result>;
			outside?: never;
	  }
	| {
			/** Runs outside a transaction: for acts that ask another host, store files, or write nothing. */
			outside: (context: ActContext<On, Form>) => Promise<Result>;
			run?: never;
	  };

type FormOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;
type Ok<Result> = Extract<Result, { ok: true }>;

type Declaration<On, Shape extends z.ZodRawShape, Result extends Success | Refusal> = {
	label: string;
	/** Null where every member may, since it concerns only themselves. */
	permission: Permission | null | ((on: On) => Permission);
	/** Returns a further permission that the form's contents require: "declined" among the stages is a decision. */
	also?: (form: FormOf<Shape>, on: On) => Permission | null;
	/** Limits the act to some of the page's subjects: for others the answer is as if the act did not exist. */
	only?: (on: On) => boolean;
	section?: Act<On>["section"];
	/** Left out, the permission decides. */
	proof?: "first" | "keeps" | "none";
	form?: Shape;
	keepsValues?: boolean;
	/** Message on the page when it is shown again. */
	done?: string | ((result: Ok<Result>, context: ActContext<On, FormOf<Shape>>) => string);
	/** Address to continue at, in place of the one in the page's table; undefined shows the page with `done`. */
	goTo?: ((result: Ok<Result>, context: ActContext<On, FormOf<Shape>>) => string | undefined) | undefined;
} & Runner<On, FormOf<Shape>, Result>;

/** The acts of one page. */
export type ActTable<On = unknown, Name extends string = string> = {
	/** Title of the page in the guide to the office: "Visits". */
	title: string;
	/** The page's address as the route table has it: "/office/cases/:kind/:id". */
	address: string;
	/**
	 * Finds the page's subject, for a member who may see it. Runs before anything else.
	 * @throws an answer 403, or 404 if it does not exist
	 */
	find: (args: ActionFunctionArgs, member: Member) => On | Promise<On>;
	/** One of each kind of what permissions depend on; left out where they depend on nothing. */
	subjects?: readonly On[] | undefined;
	/** The act of a form that doesn't name one in its field `act`. */
	actOf?: ((values: ActForm["values"]) => string | undefined) | undefined;
	acts: Readonly<Record<Name, Act<On>>>;
};

/** Message for values that the page's own form can't have sent, or for which a schema has no message. */
export const invalidForm = "Some fields are missing or invalid. Reload the page, and send the form again.";

/**
 * Declares acts of a page that is about `On`; null where it is about nothing in particular.
 * @param goOn where an act goes on that says neither `done` nor `goTo`
 */
export function actsOn<On>(goOn?: (result: Success, context: ActContext<On>) => string) {
	function act<const Shape extends z.ZodRawShape, Result extends Success | Refusal>(
		declaration: Declaration<On, Shape, Result>,
	): Act<On> {
		const { label, permission, also, section, form, done, goTo } = declaration;
		const shape = form ?? ({} as Shape);
		const schema = z.object(shape);
		const permissionOn = (on: On) => (typeof permission === "function" ? permission(on) : permission);
		const proofOn = (on: On) => {
			const neededPermission = permissionOn(on);
			const proof = declaration.proof ?? (neededPermission && needsProof(neededPermission) ? "first" : "none");
			return proof === "none" ? undefined : proof;
		};
		return {
			label,
			section,
			permissionOn,
			isOn: declaration.only ?? (() => true),
			proofOn,
			shape,
			keepsValues: declaration.keepsValues ?? false,
			isSentOnce: (sentActForm) => isSentOnce(sentActForm, shape),
			listsIn: (sentActForm) => listsIn(sentActForm, shape),
			read: (sentActForm, on) => {
				const parsed = schema.safeParse(fieldsFor(sentActForm, shape), { error: () => invalidForm });
				if (!parsed.success) {
					const { issues } = parsed.error;
					const unsaid = issues.filter(({ message }) => message === invalidForm).map(({ path }) => path.join("."));
					const names = unsaid.length > 0 ? [`Check these fields: ${unsaid.join(", ")}.`] : [];
					return { ok: false, problems: [...new Set([...issues.map(({ message }) => message), ...names])] };
				}
				return {
					ok: true,
					deed: {
						also: also?.(parsed.data, on) ?? null,
						perform: async (rest) => {
							const context = { ...rest, form: parsed.data };
							const result = declaration.run
								? await rest.services.db.transaction().execute((trx) => declaration.run(trx, context))
								: await declaration.outside(context);
							if (!isSuccess(result)) return result as Refusal;
							const message = result.message ?? (typeof done === "function" ? done(result, context) : done);
							const address = goTo ? goTo(result, context) : done === undefined ? goOn?.(result, context) : undefined;
							return { ...result, ...(message !== undefined && { message }), address };
						},
					},
				};
			},
		};
	}
	const table = <Name extends string>(declared: ActTable<On, Name>) => declared;
	return { act, table };
}

/** Returns the `find` of a page that is about nothing in particular, for a member who may open it. */
export function opensTo(permission: Permission) {
	return ({ context }: Pick<ActionFunctionArgs, "context">): null => {
		allow(context, permission);
		return null;
	};
}

/** The form of an undo: the number of the event that it undoes. */
export const undoForm = { actId: rowId };

function isSuccess<Result extends Success | Refusal>(result: Result): result is Ok<Result> {
	return result.ok;
}
