import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import layout from "#src/office/parts/layout.module.css";
import { LinkDialog } from "./controls/link-dialog.tsx";
import { MediaDialog } from "./controls/media-dialog.tsx";
import { FormSection } from "./form-section.tsx";
import { PartField } from "./part-field.tsx";
import type { PartView, SectionView } from "./part-view.ts";
import styles from "./record-form.module.css";
import type { RecordFormView } from "./record-form-view.server.ts";

type Props = {
	view: RecordFormView;
	/** The acts of its buttons, here and elsewhere on the page. */
	act: readonly string[];
	/** Address that the form is sent to; the page's own address when left out. */
	action?: string;
	/** Hidden controls, before the others. */
	hiddenFields?: Readonly<Record<string, string | number>>;
};

/** The form in which the office writes a record of any content type. It works without code. */
export function RecordForm({ view, act, action, hiddenFields = {} }: Props) {
	const { sections, long, issues, names, refused, type, single } = view;
	const withText = sections.some(({ parts }) => parts.some(hasText));
	return (
		<>
			<ActForm
				act={act}
				fields={hiddenFields}
				quiet
				id="record"
				action={action}
				className={styles.form}
				data-record-form={type}
				data-long={long ? "" : undefined}
				noValidate
			>
				{refused && issues.length > 0 && (
					<div role="alert" className={layout.warning}>
						<p>{single ? "This isn’t published." : `The ${names.one} isn’t published.`}</p>
						<ul>
							{issues.map(({ field, message }) => (
								<li key={field}>
									<a href={`#field-${field}`}>{message}</a>
								</li>
							))}
						</ul>
					</div>
				)}
				{sections.map((section, index) => (
					<FormSection key={section.id} section={section} foldable={long} open={index === 0 || section.open}>
						{section.parts.map((part) => (
							<PartField key={part.path} part={part} type={type} titled={isTitle(section, part)} />
						))}
					</FormSection>
				))}
			</ActForm>
			{withText && <LinkDialog />}
			<MediaDialog />
		</>
	);
}

/** Tells whether a section has the title of a list already. */
const isTitle = ({ title }: SectionView, { control, label }: PartView) => control === "rows" && title === label;

function hasText(part: PartView): boolean {
	if (part.control === "group") return part.parts.some(hasText);
	if (part.control === "rows") return part.rows.some(({ parts }) => parts.some(hasText));
	return part.control === "markdown";
}
