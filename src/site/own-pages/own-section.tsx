import { QuickEnquiry } from "#src/enquiries/forms/quick-enquiry.tsx";
import { quickEnquiry } from "#src/enquiries/forms/quick-enquiry-config.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import * as paths from "#src/paths.ts";
import { offeredCourses } from "#src/school/forms/courses.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { Island } from "#src/site/islands/island.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import type { OwnPageSection } from "./describe-page.server.ts";
import styles from "./own-section.module.css";

/** Content of a section, in a fixed order, with its heading in the margin. */
export function OwnSection({ section }: { section: OwnPageSection }) {
	const { heading, html, pictures, film, numbers, people, guides, items, questions, button, form } = section;
	const { askPerson } = useMessages(contactMessages);
	return (
		<section className={styles.section} aria-label={heading || undefined}>
			{heading && <h2 className="wide-1-3 size-3">{heading}</h2>}
			<div className={`wide-4-end stack-6 content-start ${styles.parts}`}>
				{html && <Prose html={html} />}
				{pictures.length > 0 && (
					<div className={styles.pictures} data-single={pictures.length === 1 ? "" : undefined}>
						{pictures.map(({ picture, picture_alt: alt }) => (
							<RecordPicture
								key={picture}
								picture={picture}
								alt={alt}
								sizes="(min-width: 62rem) 40rem, 100vw"
								mounted
							/>
						))}
					</div>
				)}
				{film && (
					// biome-ignore lint/a11y/useMediaCaption: a film without speech has none
					<video controls preload="none" poster={film.poster.webp} className={styles.film}>
						{film.sources.map(({ src, type }) => (
							<source key={src} src={src} type={type} />
						))}
						{film.captions.map(({ language, source }) => (
							<track key={language} kind="captions" srcLang={language} src={source} />
						))}
					</video>
				)}
				{numbers.length > 0 && <DefinitionCard cells={numbers} />}
				{people.length > 0 && (
					<ul className={styles.people}>
						{people.map(({ name, designation, picture, to }) => (
							<li key={to}>
								<a href={to} className="underlines">
									<RecordPicture picture={picture} alt="" sizes="10rem" />
									<span className="underlined strong block above-2">{name}</span>
									<span className="small soft block">{designation}</span>
								</a>
							</li>
						))}
					</ul>
				)}
				{guides.length > 0 && (
					<ul className={styles.guides}>
						{guides.map(({ name, about, hours }) => (
							<li key={name}>
								<span className={styles.initials} aria-hidden="true">
									{initialsOf(name)}
								</span>
								<span>
									<span className="strong block">{name}</span>
									<span className="block">{about}</span>
									{hours && <span className="small soft block">{hours}</span>}
									<a
										href={`${paths.contact}?${new URLSearchParams({ to: name })}#leave-a-message`}
										className="target strong"
									>
										{askPerson({ name: firstNameOf(name) })}
									</a>
								</span>
							</li>
						))}
					</ul>
				)}
				{items.length > 0 && (
					<ul className={styles.items}>
						{items.map(({ title, to }) => (
							<li key={title}>
								<a href={to}>{title}</a>
							</li>
						))}
					</ul>
				)}
				{questions.length > 0 && (
					<div>
						{questions.map(({ question, answer }) => (
							<details key={question} className={styles.question}>
								<summary>{question}</summary>
								<p>{answer}</p>
							</details>
						))}
					</div>
				)}
				{button && (
					<p>
						<ButtonLink href={button.link} tone="action">
							{button.label}
						</ButtonLink>
					</p>
				)}
				{form && <EnquiryForm />}
			</div>
		</section>
	);
}

const firstNameOf = (name: string) => name.split(/\s+/)[0] ?? name;

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
	const names = name.split(/\s+/);
	return [names[0], names.length > 1 ? names.at(-1) : ""].map((each = "") => [...each][0] ?? "").join("");
}

function EnquiryForm() {
	const options = { heading: "h3" as const, courses: offeredCourses(useSchool().outlines) };
	return (
		<div className="not-printed">
			<Island name="quick-enquiry" props={options} stored={sessionDraftKey(quickEnquiry.key)}>
				<QuickEnquiry {...options} />
			</Island>
		</div>
	);
}
