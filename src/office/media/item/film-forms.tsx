import { captionLanguages, maxCaptionsLength } from "#src/content/media/film/captions.ts";
import { acceptedPictures } from "#src/content/media/media-limits.ts";
import { ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import type { PanelProps } from "./read-media-item.server.ts";

const emptyCaptions = "WEBVTT\n\n00:00.000 --> 00:04.000\n";

/** A film's poster and captions, which it needs before it can be shown. */
export function FilmForms(props: PanelProps) {
	const { item } = props.page;
	if (!usePermitted()("poster"))
		return (
			<p className={controls.note}>
				Visitors see this video. Only editors and owners can change its poster and captions.
			</p>
		);
	return (
		<>
			<PosterForm {...props} />
			{item.target.sound && <SpeechForm {...props} />}
			<section className={styles.form}>
				<h2>
					Captions <span>{captionsState(item.target)}</span>
				</h2>
				<p className={controls.note}>
					In WebVTT format. Write WEBVTT in the first line, then the times and text of each caption. Leave a blank line
					between captions.
				</p>
				<CaptionForms {...props} />
			</section>
		</>
	);
}

function captionsState({ sound, speechless, captions }: PanelProps["page"]["item"]["target"]): string {
	if (captions.length > 0) return captions.map(({ language }) => captionLanguages[language]).join(", ");
	if (!sound) return "none, it has no sound";
	return speechless ? "none, no one speaks" : "required";
}

function PosterForm({ page: { item } }: PanelProps) {
	return (
		<ActForm
			act="poster"
			fields={{ version: item.version }}
			encType="multipart/form-data"
			className={styles.form}
			data-poster-form=""
		>
			<h2>
				Poster <span>{item.target.hasPoster ? "chosen" : "required"}</span>
			</h2>
			<p className={controls.note}>
				The image visitors see until the video plays.
				<span data-frame-hint="" hidden>
					{" "}
					Stop the video at a good frame and use that, or choose a photo.
				</span>
			</p>
			<label>
				<span className={controls.label}>Photo</span>
				<input type="file" name="poster" required accept={acceptedPictures} />
			</label>
			<button className={controls.button} type="submit">
				Use this photo
			</button>
		</ActForm>
	);
}

function SpeechForm({ page: { item } }: PanelProps) {
	return (
		<ActForm act="speechless" fields={{ version: item.version }} className={styles.form}>
			<h2>Sound</h2>
			<label className={styles.choice}>
				<input className={controls.check} type="checkbox" name="speechless" defaultChecked={item.target.speechless} />
				No one speaks in it
			</label>
			<button className={controls.button} type="submit">
				Save
			</button>
		</ActForm>
	);
}

/** One form for each language that there is, and one for another. */
function CaptionForms({ page: { item, captions } }: PanelProps) {
	const values = useRefusal("captions")?.values;
	const others = Object.keys(captionLanguages).filter((code) => !captions.some(({ language }) => language === code));
	const typedIn = (language: string) => (values?.language === language ? values.text : undefined);
	return (
		<>
			{captions.map(({ language, text }) => (
				<details key={language} className={styles.captions} open={typedIn(language) !== undefined}>
					<summary className={controls.textButton}>{captionLanguages[language]}</summary>
					<CaptionsForm version={item.version} text={typedIn(language) ?? text} language={language} />
				</details>
			))}
			<details
				className={styles.captions}
				open={captions.length === 0 || (values && others.includes(values.language ?? ""))}
			>
				<summary className={controls.textButton}>
					{captions.length === 0 ? "Write captions" : "Another language"}
				</summary>
				<CaptionsForm
					version={item.version}
					text={values && others.includes(values.language ?? "") ? (values.text ?? "") : emptyCaptions}
					others={others}
					chosenLanguage={values?.language}
				/>
			</details>
		</>
	);
}

type FormProps = {
	version: number;
	text: string;
	language?: string;
	others?: string[];
	chosenLanguage?: string | undefined;
};

function CaptionsForm({ version, text, language, others = [], chosenLanguage }: FormProps) {
	const name = language ? captionLanguages[language] : "";
	return (
		<ActForm
			act="captions"
			fields={{ version, ...(language && { language }) }}
			encType="multipart/form-data"
			className={styles.form}
		>
			{!language && (
				<label>
					<span className={controls.label}>Language</span>
					<select className={controls.field} name="language" defaultValue={chosenLanguage}>
						{others.map((code) => (
							<option key={code} value={code}>
								{captionLanguages[code]}
							</option>
						))}
					</select>
				</label>
			)}
			<textarea
				className={controls.field}
				name="text"
				rows={10}
				maxLength={maxCaptionsLength}
				defaultValue={text}
				spellCheck
				lang={language}
				aria-label={name ? `Captions, ${name}` : "Captions"}
			/>
			<label>
				<span className={controls.label}>Or a file</span>
				<input type="file" name="file" accept=".vtt,text/vtt" aria-label={name ? `File, ${name}` : "File"} />
			</label>
			{language && (
				<label className={styles.choice}>
					<input className={controls.check} type="checkbox" name="remove" />
					{`Remove ${name}`}
				</label>
			)}
			<button className={controls.button} type="submit">
				{name ? `Save ${name}` : "Save captions"}
			</button>
		</ActForm>
	);
}
