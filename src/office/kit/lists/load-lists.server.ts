import { data, type LoaderFunctionArgs } from "react-router";
import type { Member } from "#src/accounts/member.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";

type Asking = Pick<LoaderFunctionArgs, "request" | "context">;
type ListRefusal = { data: { errors: readonly string[] } };
type Loadable = { load: (args: Asking) => Promise<object> };
type Views<Lists extends Record<string, Loadable>> = {
	[Name in keyof Lists]: Exclude<Awaited<ReturnType<Lists[Name]["load"]>>, ListRefusal>;
};

/**
 * Loads the lists of one page, each by its own parameters; 400 where any of them is asked for wrongly.
 * @param more what else the page shows
 */
export async function loadLists<Lists extends Record<string, Loadable>, More extends object>(
	args: Asking,
	lists: Lists,
	more: (member: Member) => More,
) {
	const names = Object.keys(lists);
	const views = await Promise.all(names.map((name) => lists[name]?.load(args)));
	const errors = views.flatMap((view) => (isRefused(view) ? view.data.errors : []));
	if (errors.length > 0) return data({ ok: false as const, errors: [...new Set(errors)] }, { status: 400 });
	const visibleViews = Object.fromEntries(names.map((name, index) => [name, views[index]])) as Views<Lists>;
	return { ok: true as const, ...visibleViews, ...more(args.context.get(memberSession).member) };
}

const isRefused = (view: object | undefined): view is ListRefusal => view !== undefined && "data" in view;
