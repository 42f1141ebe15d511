import { formatWeekdayShort } from "#src/calendar/format.ts";
import type { ContentType } from "#src/content/content-type.ts";
import type { Control } from "#src/content/record-form/control.ts";
import {
	checkFields,
	controlIn,
	type FieldIssue,
	fieldNames,
	type RecordTexts,
	typedFields,
} from "#src/content/record-form/record-texts.ts";
import { type TextFacts, textFacts } from "#src/office/content/text/text-facts.server.ts";

/** One control of a record's form, with everything that is shown of it. */
export type FieldView = {
	name: string;
	label: string;
	hint: string | undefined;
	control: Control;
	optional: boolean;
	/** Takes half of the form's width. */
	half: boolean;
	text: string;
	/** The most characters. */
	longest: number | undefined;
	options: readonly { value: string; words: string }[];
	/** A sentence about what is wrong. */
	issue: string | undefined;
	/** Of a day: `Tue 24 Nov 2026`. */
	weekday: string;
	/** Of Markdown. */
	facts: TextFacts | undefined;
	/** Keys that other records use. */
	suggestions: readonly string[];
};

/** The form of a record, as `RecordForm` shows it. Plain data. */
export type RecordFormView = {
	/** The table of the content type. */
	type: string;
	names: { many: string; one: string };
	groups: readonly { title: string | undefined; fields: readonly FieldView[] }[];
	/** Publishing was asked for, and refused. */
	refused: boolean;
	/** What publishing needs, missing or wrong. */
	issues: readonly FieldIssue[];
	/** What should be put right, but does not keep it from being published. */
	faults: readonly FieldIssue[];
};

type Given = {
	type: ContentType;
	texts: RecordTexts;
	/** Publishing was asked for, and refused for what is missing or wrong. */
	refused?: boolean;
	/** As `checkRecordLinks` finds them. */
	faults?: readonly FieldIssue[];
	/** Keys of pictures and files, by field, to choose from. */
	keys?: Readonly<Record<string, readonly string[]>>;
};

/** What the form of a record shows. What is missing is marked at its field only after publishing was refused. */
export function recordFormView({ type, texts, refused = false, faults = [], keys = {} }: Given): RecordFormView {
	const { office } = type;
	const checked = checkFields(type, typedFields(type, texts));
	const issues = checked.ok ? [] : checked.issues;
	const shown = new Map(issues.filter(({ missing }) => refused || !missing).map((issue) => [issue.field, issue]));
	const view = (name: string): FieldView => {
		const { control, optional, longest, choices } = controlIn(type, name);
		const words = office.fields[name];
		const text = texts[name] ?? "";
		return {
			name,
			label: words?.label ?? name,
			hint: words?.hint,
			control,
			optional,
			half: halves.has(control) || (control === "line" && (longest ?? 0) <= shortLine),
			text,
			longest,
			options: choices.map((value) => ({ value, words: words?.options?.[value] ?? value })),
			issue: shown.get(name)?.message,
			weekday: control === "day" && !shown.has(name) && text !== "" ? formatWeekdayShort(text) : "",
			facts: control === "markdown" ? textFacts(type, name, text) : undefined,
			suggestions: keys[name] ?? [],
		};
	};
	const grouped = new Set(office.groups?.flatMap(({ fields }) => fields));
	const groups = [
		{ title: undefined, fields: fieldNames(type).filter((name) => !grouped.has(name)) },
		...(office.groups ?? []),
	].map(({ title, fields }) => ({ title, fields: fields.map(view) }));
	return { type: type.table, names: office.names, groups, refused, issues, faults };
}

/** In characters. */
const shortLine = 60;
const halves: ReadonlySet<Control> = new Set<Control>(["day", "time", "whole", "choice", "yes-no"]);
