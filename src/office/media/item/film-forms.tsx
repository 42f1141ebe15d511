import { captionLanguages, maxCaptionsLength } from "#src/content/media/film/captions.ts";
import { acceptedPictures } from "#src/content/media/media-limits.ts";
import styles from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import { type PanelProps, Refused } from "./refused.tsx";

const emptyCaptions = "WEBVTT\n\n00:00.000 --> 00:04.000\n";

/** A film's poster and captions, which it needs before it can be shown. */
export function FilmForms(props: PanelProps) {
	const { item, uses, may } = props.page;
	if (!may.publish && uses.some(({ state }) => state === "published"))
		return (
			<p className={controls.note}>Visitors see this film, so its poster and captions are the editor’s to change.</p>
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
					What is said and heard, in WebVTT: WEBVTT in the first line, and for each caption its times and its words,
					with an empty line between.
				</p>
				<Refused act="captions" refusal={props.refusal} />
				{captionForms(props)}
			</section>
		</>
	);
}

function captionsState({ sound, speechless, captions }: PanelProps["page"]["item"]["target"]): string {
	if (captions.length > 0) return captions.map(({ language }) => captionLanguages[language]).join(", ");
	if (!sound) return "none: it has no sound";
	return speechless ? "none: nobody speaks" : "needed";
}

function PosterForm({ page: { item }, refusal }: PanelProps) {
	return (
		<form method="post" encType="multipart/form-data" className={styles.form} data-poster-form="">
			<input type="hidden" name="act" value="poster" />
			<input type="hidden" name="version" value={item.version} />
			<h2>
				Poster <span>{item.target.hasPoster ? "chosen" : "needed"}</span>
			</h2>
			<Refused act="poster" refusal={refusal} />
			<p className={controls.note}>
				The picture by which the film is shown until it plays.
				<span data-frame-hint="" hidden>
					{" "}
					Stop the film where it looks best, and use that frame, or choose a picture.
				</span>
			</p>
			<label>
				<span className={controls.label}>A picture</span>
				<input type="file" name="poster" required accept={acceptedPictures} />
			</label>
			<button className={controls.button} type="submit">
				Use this picture
			</button>
		</form>
	);
}

function SpeechForm({ page: { item }, refusal }: PanelProps) {
	return (
		<form method="post" className={styles.form}>
			<input type="hidden" name="act" value="speechless" />
			<input type="hidden" name="version" value={item.version} />
			<h2>Sound</h2>
			<Refused act="speechless" refusal={refusal} />
			<label className={styles.choice}>
				<input className={controls.check} type="checkbox" name="speechless" defaultChecked={item.target.speechless} />
				Nobody speaks in it
			</label>
			<button className={controls.button} type="submit">
				Save
			</button>
		</form>
	);
}

/** One form for each language that there is, and one for another. */
function captionForms({ page: { item, captions }, refusal }: PanelProps) {
	const given = refusal?.act === "captions" ? refusal.given : undefined;
	const others = Object.keys(captionLanguages).filter((code) => !captions.some(({ language }) => language === code));
	const typed = (language: string) => (given?.language === language ? given.text : undefined);
	return (
		<>
			{captions.map(({ language, text }) => (
				<details key={language} className={styles.captions} open={typed(language) !== undefined}>
					<summary>{captionLanguages[language]}</summary>
					<CaptionsForm version={item.version} text={typed(language) ?? text} language={language} />
				</details>
			))}
			<details
				className={styles.captions}
				open={captions.length === 0 || (given && others.includes(given.language ?? ""))}
			>
				<summary>{captions.length === 0 ? "Write captions" : "Another language"}</summary>
				<CaptionsForm
					version={item.version}
					text={given && others.includes(given.language ?? "") ? (given.text ?? "") : emptyCaptions}
					others={others}
					chosen={given?.language}
				/>
			</details>
		</>
	);
}

type FormProps = { version: number; text: string; language?: string; others?: string[]; chosen?: string | undefined };

function CaptionsForm({ version, text, language, others = [], chosen }: FormProps) {
	const name = language ? captionLanguages[language] : "";
	return (
		<form method="post" encType="multipart/form-data" className={styles.form}>
			<input type="hidden" name="act" value="captions" />
			<input type="hidden" name="version" value={version} />
			{language ? (
				<input type="hidden" name="language" value={language} />
			) : (
				<label>
					<span className={controls.label}>Language</span>
					<select className={controls.field} name="language" defaultValue={chosen}>
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
				{name ? `Save ${name}` : "Save the captions"}
			</button>
		</form>
	);
}
