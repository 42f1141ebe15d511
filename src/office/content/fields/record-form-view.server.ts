import { applicationTypes, programmesToApplyFor } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatWeekdayShort } from "#src/calendar/format.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { type FormPart, partsOf } from "#src/content/record-form/form-part.ts";
import {
	checkFields,
	controlsOf,
	type FieldIssue,
	partsBelow,
	type RecordTexts,
	typedFields,
} from "#src/content/record-form/record-texts.ts";
import type { Control } from "#src/fields/control.ts";
import { programmeNames } from "#src/school/admissions.ts";
import { programmesByForm } from "#src/school/offering.ts";
import type { FieldView, GroupView, PartView, RowsView, SectionView } from "./part-view.ts";
import { sectionsOf } from "./sections.ts";

/** The form of a record, as `RecordForm` shows it. Plain data. */
export type RecordFormView = {
	/** The table of the content type. */
	type: string;
	names: { many: string; one: string };
	/** True if the type has only one record. */
	single: boolean;
	sections: readonly SectionView[];
	/** Too long to be seen at once: its sections open and close, and a list of contents leads to them. */
	long: boolean;
	/** Publishing was asked for, and refused. */
	refused: boolean;
	/** Issues that prevent publishing: missing or invalid values. */
	issues: readonly FieldIssue[];
	/** Faults that should be corrected, but don't prevent publishing. */
	faults: readonly FieldIssue[];
};

type FormSource = {
	type: Pick<ContentType, "table" | "fields" | "office" | "single">;
	texts: RecordTexts;
	/** Publishing was asked for, and refused for what is missing or wrong. */
	refused?: boolean;
	/** Faults as `checkRecordLinks` finds them. */
	faults?: readonly FieldIssue[];
	/** Issues as `findMissingAlt` finds them; each prevents publishing. */
	withoutAlt?: readonly FieldIssue[];
	/** `YYYY-MM-DD`, for what is said of days. */
	today?: string;
};

type Above = Pick<FieldView, "path" | "label" | "hint" | "issue" | "when" | "isHidden">;
type SinglePart = FormPart & Pick<FieldView, "control">;

/** A form with more controls than this is long. */
const shortForm = 24;

/** Builds the view of a record's form. Missing values are marked at their fields only after publishing was refused. */
export function recordFormView({
	type,
	texts,
	refused = false,
	faults = [],
	withoutAlt = [],
	today = dayAtSchool(new Date()),
}: FormSource): RecordFormView {
	const { office } = type;
	const typedTypedFields = typedFields(type, texts);
	const checkedFields = checkFields(type, typedTypedFields);
	const wrong = checkedFields.ok ? [] : checkedFields.issues;
	const issues = [...wrong, ...withoutAlt.filter(({ field }) => !wrong.some((issue) => issue.field === field))];
	const shownIssues = new Map(issues.filter(({ missing }) => refused || !missing).map((issue) => [issue.field, issue]));
	const first = refused ? issues[0]?.field : undefined;

	const notOffered = type.single ? pathsNotOffered() : [];
	const isOfNothing = (path: string) =>
		notOffered.includes(path) && !issues.some(({ field }) => field.startsWith(path));
	const view = (part: FormPart): PartView => {
		const { path, label, control, labels } = part;
		const beside = labels?.when && { path: path.replace(/[^.]+$/, labels.when.field), is: labels.when.is };
		const above = {
			path,
			label,
			hint: labels?.hint,
			issue: shownIssues.get(path)?.message,
			when: beside,
			isHidden: isOfNothing(path),
		};
		if (control === "group") return groupView(part, above);
		return control === "rows" ? rowsView(part, above) : fieldView({ ...part, control }, above);
	};
	const groupView = (part: FormPart, above: Omit<GroupView, "control" | "parts">): GroupView => {
		const parts = partsBelow(part, texts).map(view);
		return { ...above, control: "group", parts, isHidden: above.isHidden || parts.every(({ isHidden }) => isHidden) };
	};
	const rowsView = (part: FormPart, above: Above): RowsView => {
		const rows = partsBelow(part, texts).map((row) => ({
			path: row.path,
			label: row.label,
			title: titleIn(row, texts),
			parts:
				row.control === "group"
					? partsBelow(row, texts).map(view)
					: [view({ ...row, labels: row.labels && { ...row.labels, hint: "" } })],
			open: [...shownIssues.keys()].some((path) => path === row.path || path.startsWith(`${row.path}.`)),
		}));
		const { min = 0, max = rows.length } = part.row ?? {};
		const one = part.labels?.one ?? "row";
		const small = rows.every(({ parts }) => parts.length <= smallRow && parts.every(isSmall));
		return {
			...above,
			control: "rows",
			one,
			rows,
			small,
			most: max,
			mayRemove: rows.length > min,
		};
	};
	const fieldView = (part: SinglePart, above: Above): FieldView => {
		const { path, control, optional, maxLength, choices, labels } = part;
		const text = texts[path] ?? "";
		return {
			...above,
			name: path,
			fullLabel: part.fullLabel,
			control,
			optional,
			half:
				halves.has(control) || (labels?.message === undefined && control === "line" && (maxLength ?? 0) <= shortLine),
			text,
			message: labels?.message,
			maxLength,
			options:
				control === "choice" && choices.length === 0
					? currentProgrammes(text)
					: choices.map((value) => ({ value, label: labels?.options?.[value] ?? value })),
			first: path === first,
			weekday: control === "day" && !shownIssues.has(path) && text !== "" ? formatWeekdayShort(text) : "",
			note: office.notes?.[path]?.(typedTypedFields, today),
			nearest: shownIssues.get(path)?.nearest,
		};
	};
	const sections = sectionsOf(partsOf(type).map(view), office.groups ?? []);
	const long = controlsOf(type, texts).length > shortForm && sections.length > 1;
	const { table, single = false } = type;
	return { type: table, names: office.names, single, sections, long, refused, issues, faults };
}

/** The programmes to choose from now, and the chosen one if it has ended since: its row stays as it is. */
function currentProgrammes(chosen: string): { value: string; label: string }[] {
	const names = programmesToApplyFor();
	const ended = chosen === "" || chosen in names ? [] : [{ value: chosen, label: `${chosen} (ended)` }];
	return [...Object.entries(names).map(([value, label]) => ({ value, label })), ...ended];
}

/** Groups and lists of fixed texts for forms and programmes of ours that the school doesn't offer. */
function pathsNotOffered(): string[] {
	const [types, names] = [applicationTypes(), programmesToApplyFor()];
	const forms = Object.keys(programmesByForm).filter((form) => !types.includes(form));
	const programmes = Object.keys(programmeNames).filter((key) => !(key in names));
	return [...forms, ...programmes.flatMap((key) => [`programmes.${key}`, `semesters.${key}`])];
}

/** The words that a row begins with: its first line, or the first in a group of it. */
function titleIn(row: FormPart, texts: RecordTexts): string {
	const [first] = row.control === "group" ? partsBelow(row, texts) : [row];
	if (!first) return "";
	if (first.control === "group") return titleIn(first, texts);
	const text = texts[first.path] ?? "";
	return (first.labels?.options?.[text] ?? text).slice(0, 80);
}

/** Rows with at most so many short controls are shown without opening them. */
const smallRow = 3;
const isSmall = ({ control }: PartView) => !large.has(control);
const large: ReadonlySet<Control> = new Set<Control>(["group", "rows", "markdown"]);
/** Maximum length in characters. */
const shortLine = 60;
const halves: ReadonlySet<Control> = new Set<Control>(["day", "time", "whole", "number", "choice", "yes-no", "colour"]);
