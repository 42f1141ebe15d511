/** A form that a page shows. `act` is what it does: the value of its `act`, else of its `section`, else empty. */
export type ShownForm = { action: string; act: string };

/** The forms of a page that are posted, one for each act that they offer. @param path the page's own */
export function postedFormsOn(html: string, path: string): ShownForm[] {
	return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = "", content = ""]) => {
		if (!/\bmethod="post"/.test(attributes)) return [];
		const action = /\baction="([^"]*)"/.exec(attributes)?.[1] ?? path;
		const id = /\bid="([^"]*)"/.exec(attributes)?.[1];
		const controls = /<(?:input|button)\b[^>]*>/g;
		const outside = [...html.matchAll(controls)].filter(([tag]) => id !== undefined && tag.includes(` form="${id}"`));
		const fieldsNamed = (name: string) =>
			[...content.matchAll(controls), ...outside].flatMap(([tag]) =>
				tag.includes(` name="${name}"`) ? [/ value="([^"]*)"/.exec(tag)?.[1] ?? ""] : [],
			);
		const acts = fieldsNamed("act");
		const knownActs = acts.length > 0 ? acts : fieldsNamed("section");
		return (knownActs.length > 0 ? knownActs : [""]).map((act) => ({ action: action.split(/[?#]/)[0] || path, act }));
	});
}
