import type { FormHTMLAttributes, ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import controls from "#src/office/parts/controls.module.css";
import { type ActAnswer, refusalOf, type SubmittedValues } from "./act-answer.ts";

/** The names of the acts in a page's table. */
type NameOf<Table> = Table extends { acts: Readonly<Record<infer Name, unknown>> } ? Name & string : never;
type AnyTable = { acts: Readonly<Record<string, unknown>> };

/** The answer to the form of the page that was sent. */
export function useActAnswer<ShownValues = unknown>(): ActAnswer<ShownValues> | undefined {
	return useActionData<ActAnswer<ShownValues>>();
}

/** The refusal of one form of the page, if it was just sent and refused; see `refusalOf`. */
export function useRefusal(act: string, fields?: Readonly<Record<string, string | number>>): ActAnswer | undefined {
	return refusalOf(useActAnswer(), act, fields);
}

/** Tells whether the member may carry out an act of the page: its loader returns `acts`, see `permitted`. */
export function usePermitted<Table = AnyTable>(): (act: NameOf<Table>) => boolean {
	const { acts } = useLoaderData<{ acts: Record<string, boolean> }>();
	return (act) => {
		const isPermitted = acts[act];
		if (isPermitted === undefined) throw new Error(`The page has no act “${act}”.`);
		return isPermitted;
	};
}

/** Shows the reason for refusing a form that is no longer on the page; hidden where a form shows it itself. */
export function UnplacedRefusal({ className }: { className?: string | undefined }) {
	const answer = useActAnswer();
	if (!answer?.message || answer.ok) return null;
	return (
		<p className={className} role="alert" data-unplaced="">
			{answer.message}
		</p>
	);
}

type Props<Table> = Omit<FormHTMLAttributes<HTMLFormElement>, "method" | "children"> & {
	/** One act; or several, each with its own button: `<ActButton>`. */
	act: NameOf<Table> | readonly NameOf<Table>[];
	/** Hidden fields, which also tell the form from others of the same act. */
	fields?: Readonly<Record<string, string | number>>;
	/** The refusal is shown elsewhere, not at the form's end. */
	quiet?: boolean;
	children: ReactNode | ((values: SubmittedValues) => ReactNode);
};

/**
 * The form of an act; nothing where the member lacks the permission. After a refusal it has the values that were typed,
 * and says why.
 */
export function ActForm<Table = AnyTable>({ act, fields = {}, quiet = false, children, ...form }: Props<Table>) {
	const isPermitted = usePermitted<Table>();
	const answer = useActAnswer();
	const acts = [act].flat() as NameOf<Table>[];
	if (!acts.some(isPermitted)) return null;
	const refusal = refusalOf(answer, acts, fields);
	return (
		<form method="post" {...form}>
			{typeof act === "string" && <input type="hidden" name="act" value={act} />}
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{typeof children === "function" ? children(refusal?.values ?? {}) : children}
			{refusal && !quiet && (
				<p className={controls.error} role="alert" tabIndex={-1} data-refused="">
					{[refusal.message, ...(refusal.problems ?? [])].filter(Boolean).join("\n")}
				</p>
			)}
		</form>
	);
}

type ButtonProps<Table> = { act: NameOf<Table>; children: ReactNode } & Omit<
	React.ComponentProps<"button">,
	"type" | "name" | "value" | "children"
>;

/** The button of one act in a form of several; nothing where the member lacks the permission. */
export function ActButton<Table = AnyTable>({ act, children, ...button }: ButtonProps<Table>) {
	if (!usePermitted<Table>()(act)) return null;
	return (
		<button {...button} type="submit" name="act" value={act}>
			{children}
		</button>
	);
}
