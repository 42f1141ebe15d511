import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { MessageText } from "#src/office/content/fields/controls/message-control.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import table from "#src/office/lists/list-table.module.css";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { translationActs } from "./translation-acts.server.ts";
import { translations } from "./translation-list.server.ts";
import { translationList } from "./translation-list.ts";
import styles from "./translations.module.css";

export const loader = (args: LoaderFunctionArgs) => translations.load(args);

export const action = handleActs(translationActs);

type Page = Extract<Awaited<ReturnType<typeof translations.load>>, { ok: true }>;
type Row = Page["rows"][number];

/** Everything that the site says in English, beside its translation. */
export default function TranslationsPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	if (!page.ok) return <WrongAddress list={translationList} errors={page.errors} />;
	const { query, rows, counts, item, language, languages } = page;
	return (
		<ListScreen
			list={translationList}
			view={page}
			title={`Translations: ${language.name}`}
			back={{ href: officePaths.site, label: "Back to Website text" }}
			actions={
				<>
					{languages
						.filter(({ tag }) => tag !== language.tag)
						.map(({ tag, name }) => (
							<a key={tag} className={controls.button} href={officePaths.translations(`language=${tag}`)} lang={tag}>
								{name}
							</a>
						))}
					<a className={controls.button} href={officePaths.contentPreview(item.id, "", `/${language.tag}`)}>
						Preview
					</a>
					<a className={controls.button} href={officePaths.contentItem(item.type, item.id)}>
						Versions
					</a>
					{item.hasDraft && (
						<ActForm act="publish" fields={{ language: language.tag, version: item.version }} quiet>
							<button className={controls.button} data-act="" type="submit">
								Publish
							</button>
						</ActForm>
					)}
				</>
			}
		>
			{answer?.ok && answer.message && <ActToast message={answer.message} actId={null} />}
			<ListFilter list={translationList} query={query} counts={counts} />
			{rows.length === 0 ? (
				<div className={list.message}>
					<p>
						<strong>
							{query.search ? `Nothing contains “${query.search}”.` : "Nothing. Every text here is translated."}
						</strong>
					</p>
					<p>
						<a href={officePaths.translations(`language=${language.tag}`)}>Show all translations</a>
					</p>
				</div>
			) : (
				<div className={table.scroll}>
					<ListTable
						list={translationList}
						view={page}
						keyOf={({ id }) => id}
						className={`${table.list} ${styles.list}`}
						aria-label={translationList.title}
						draw={{
							english: (row) => <English row={row} />,
							translation: (row) => <Translation key={row.translation} row={row} name={language.name} />,
						}}
					/>
				</div>
			)}
			<Import language={language} />
		</ListScreen>
	);
}

function English({ row: { english, where, href, state } }: { row: Row }) {
	return (
		<div className={styles.english}>
			<p>
				<MessageText text={english} />
			</p>
			<p className={controls.note}>
				<a href={href} className={controls.link}>
					{where}
				</a>
				{state === "outdated" && " · The English has changed. The translation still says what it said before."}
			</p>
		</div>
	);
}

function Translation({ row: { id, tag, part, english, translation, state }, name }: { row: Row; name: string }) {
	return (
		<ActForm act="save" fields={{ language: tag, part, id }} className={styles.translation}>
			{(values) => (
				<>
					<textarea
						className={controls.field}
						name="translation"
						lang={tag}
						rows={Math.min(8, 1 + Math.floor(english.length / 70))}
						defaultValue={values.translation ?? translation}
						placeholder={state === "missing" ? `Not translated. The ${name} page shows the English.` : undefined}
						aria-label={`${name}: ${english.slice(0, 80)}`}
					/>
					<button className={controls.button} data-low="" type="submit">
						Save
					</button>
				</>
			)}
		</ActForm>
	);
}

/** Takes a translator's file. The export of this page has the columns that it needs. */
function Import({ language: { tag, name } }: { language: { tag: string; name: string } }) {
	return (
		<section className={styles.import} aria-labelledby="import">
			<h2 id="import">Import</h2>
			<p>
				Export this list as CSV, translate the column “target” in a spreadsheet or Weblate, and import the file here.
				Rows whose “target” is empty are left as they are.
			</p>
			<ActForm act="import" fields={{ language: tag }} encType="multipart/form-data" className={styles.form}>
				<label className={controls.label} htmlFor="file">
					{`${name}, CSV`}
				</label>
				<input id="file" className={controls.field} type="file" name="file" accept=".csv,text/csv" required />
				<button className={controls.button} type="submit">
					Import
				</button>
			</ActForm>
		</section>
	);
}
