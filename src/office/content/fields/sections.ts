import type { PartView, SectionView } from "./part-view.ts";

type Group = { title: string; fields: readonly string[] };

/**
 * The stretches of a form: single fields that follow each other, each group and each list, and at the end those that
 * the type's words put under a heading.
 */
export function sectionsOf(parts: readonly PartView[], groups: readonly Group[]): SectionView[] {
	const grouped = new Set(groups.flatMap(({ fields }) => fields));
	const sections: SectionView[] = [];
	let single: PartView[] = [];
	const endSingle = () => {
		if (single.length > 0) sections.push(section(`section-${single[0]?.path}`, single));
		single = [];
	};
	for (const part of parts) {
		if (grouped.has(part.path)) continue;
		if (part.control === "group" || part.control === "rows") {
			endSingle();
			const { label: title, hint, path } = part;
			const own = part.control === "group" ? part.parts : [part];
			const count = part.control === "rows" ? part.rows.length : undefined;
			sections.push({ ...section(`section-${path}`, own), title, hint, count, isHidden: part.isHidden });
		} else single.push(part);
	}
	endSingle();
	const more = groups.map(({ title, fields }) => {
		const own = parts.filter(({ path }) => fields.includes(path));
		return { ...section(`section-${fields[0]}`, own), title };
	});
	return [...sections, ...more];
}

function section(id: string, parts: readonly PartView[]): SectionView {
	return { id, title: undefined, hint: undefined, count: undefined, parts, open: parts.some(isWrong), isHidden: false };
}

function isWrong(part: PartView): boolean {
	if (part.issue !== undefined) return true;
	if (part.control === "group") return part.parts.some(isWrong);
	return part.control === "rows" && part.rows.some(({ open }) => open);
}
