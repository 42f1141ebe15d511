/**
 * Every address of the office, from the site's root. They are apart from paths.ts so that no visitor's bundle has them.
 * As there, a builder called with `:parameters` gives the route's pattern; optional parameters go into the query.
 */

export const home = "/office";

/** Page where the first owner comes in. */
export const setup = (token = "") => withQuery(`${home}/setup`, { token });
export const invitation = (token: string) => `${home}/invitation/${token}`;
/** @param to the address to go on at after the sign-in */
export const signIn = (to = "") => withQuery(`${home}/sign-in`, { to });
/** Asks for the second factor. */
export const second = (to = "") => withQuery(`${signIn()}/second`, { to });
/** Asks for a second factor to be added. */
export const enrol = (to = "") => withQuery(`${home}/enrol`, { to });
/** Asks a signed-in member for a factor again. */
export const proof = (to = "") => withQuery(`${home}/proof`, { to });
/** Leads to the identity provider. */
export const schoolAccount = (after: { to?: string | undefined; invitation?: string | undefined } = {}) =>
	withQuery(`${home}/school-account`, after);
export const schoolAccountReturn = `${home}/school-account/return`;
export const passkeyOptions = `${home}/passkey-options`;
export const signOut = `${home}/sign-out`;

/** Takes what a page reports: that its member is there. */
export const here = `${home}/here`;
export const find = `${home}/find`;
/** The list of all cases. @param query such as `q=Priya&page=2` */
export const cases = (query = "") => `${home}/cases${query && `?${query}`}`;
/**
 * Parameters `mail` and `page` both count from 1. `mail`: the mail that is shown; `page`: the page of a round's
 * applicants.
 */
export const batch = (id: number | string, { mail, page }: { mail?: number; page?: number } = {}) =>
	withQuery(`${home}/cases/batch/${id}`, { mail: String(mail ?? ""), page: String(page ?? "") });
/** Enters an application for its applicant. @param type such as "barch" */
export const newCase = (type = "") => withQuery(`${home}/cases/new`, { type });
/** @param kind such as "application"; @param id the number of its record */
export const caseOf = (kind: string, id: number | string) => `${home}/cases/${kind}/${id}`;
/** Writes a mail to the sender of a case. @param snippet the number of the one that fills it */
export const write = (kind: string, id: number | string, snippet: number | string = "") =>
	withQuery(`${caseOf(kind, id)}/write`, { snippet: String(snippet) });
/** The stacks of documents. */
export const triage = `${home}/triage/documents`;
/** Breaches of personal data. */
export const breaches = `${home}/breaches`;
export const breach = (id: number | string) => `${breaches}/${id}`;
/** A report of it as a PDF. @param kind of the report: "cert-in" */
export const breachReport = (id: number | string, kind: string) => `${breaches}/${id}/${kind}.pdf`;
/** Parents and guardians whose answers wait. */
export const guardians = `${home}/triage/guardians`;
export const stack = (key: string) => `${triage}/${key}`;
/** The documents that applicants were asked for. @param query such as `state=overdue&channel=link` */
export const requests = (query = "") => `${home}/requests${query && `?${query}`}`;
/** The times of interviews, and who has taken them. */
export const interviews = `${home}/interviews`;
/** Visitors of campus tours. @param done the act that was just carried out */
export const visits = (done: number | string = "") => withQuery(`${home}/visits`, { done: String(done) });
/** Numbers of people who come, begin, send and pay. @param query such as `form=barch&by=day` */
export const funnel = (query = "") => `${home}/funnel${query && `?${query}`}`;
/** Seats, open offers, and who waits for a place. */
export const offers = `${home}/offers`;
/** The letter of an offer as a PDF. @param id of the application; @param by the last day to accept it */
export const offerLetter = (id: number | string, by = "") => withQuery(`${offers}/letter/${id}`, { by });
/** A document's bytes. @param id its number, or `earlier-12` for a replaced one */
export const documentFile = (id: number | string) => `${home}/documents/${id}/file`;
/** A text document as a page. */
export const documentText = (id: number | string) => `${home}/documents/${id}/text`;
/** The library of pictures, films and documents. @param query such as `q=wall&kind=picture` */
export const media = (query = "") => `${home}/media${query && `?${query}`}`;
export const mediaUpload = `${home}/media/upload`;
/** Takes files in parts, by the tus protocol. */
export const mediaUploads = `${home}/media/uploads`;
export const mediaUploadParts = (upload: string) => `${mediaUploads}/${upload}`;
/** JSON of what a form may choose. @param query as of the library */
export const mediaChoices = (query = "") => `${home}/media/choices${query && `?${query}`}`;
export const mediaItem = (id: number | string) => `${home}/media/${id}`;
/** The whole picture, uncut. @param revision item and revision, such as `12-3`; @param size "small" or "large" */
export const mediaPreview = (revision: string, size: string) => `${home}/media/preview/${revision}/${size}`;
/** A film as visitors get it, also one that they cannot see yet. @param revision as above */
export const mediaFilm = (revision: string) => `${home}/media/film/${revision}`;
/** The steps in which a new school is set up, until its website is open. */
export const schoolSetup = `${home}/set-up`;

/** The fixed texts of the site. */
export const site = `${home}/site`;
/** @param text its name, such as "identity" */
export const siteText = (text: string) => `${site}/${text}`;
/** Content that the school publishes. */
export const content = `${home}/content`;
/** One kind of it. @param type a content type's table; @param query such as `q=rain&page=2` */
export const contentList = (type: string, query = "") => `${content}/${type}${query && `?${query}`}`;
export const newContent = (type: string) => `${content}/${type}/new`;
/** Page where an item is written. @param done the act that was just carried out */
export const contentItem = (type: string, id: number | string, done = "") =>
	withQuery(`${content}/${type}/${id}`, { done });
/** Takes what is being written. @param id "new" for what is not stored yet */
export const contentDraft = (type: string, id: number | string) => `${content}/${type}/${id}/draft`;
export const contentVersion = (type: string, id: number | string, number: number | string) =>
	`${content}/${type}/${id}/versions/${number}`;
/** Shows a page of the site as it will be. @param item whose draft it shows; @param at a time at the school */
export const contentPreview = (item: number | string = "", at = "", path = "") =>
	withQuery(`${content}/preview`, { item: String(item), at, path });
/** The preview's page alone, for a frame. */
export const previewedPage = (item: number | string = "", at = "", path = "") =>
	withQuery(`${content}/preview/page`, { item: String(item), at, path });
/** Addresses that lead to others. @param query such as `q=fees&from=/prospectus` */
export const redirects = (query = "") => `${content}/redirects${query && `?${query}`}`;
/** Everything that the site says in English and another language. @param query such as `language=ta&state=missing` */
export const translations = (query = "") => `${content}/translations${query && `?${query}`}`;
/** Links of published texts that lead nowhere. @param query such as `state=left&page=2` */
export const brokenLinks = (query = "") => `${content}/links/broken${query && `?${query}`}`;
/** Finds pages of the site to link to. */
export const links = (search = "") => withQuery(`${home}/content/links`, { q: search });
/** Discrepancies, and the totals. @param query such as `page=2` */
export const money = (query = "") => `${home}/money${query && `?${query}`}`;
/** @param query such as `state=paid&method=upi` */
export const fees = (query = "") => `${home}/money/fees${query && `?${query}`}`;
export const fee = (id: number | string) => `${home}/money/fees/${id}`;
/** @param query such as `state=asked` */
export const refunds = (query = "") => `${home}/money/refunds${query && `?${query}`}`;
/** Payouts of the payment provider. @param query such as `page=2` */
export const settlements = (query = "") => `${home}/money/settlements${query && `?${query}`}`;
/** Totals of each month. */
export const months = `${home}/money/months`;
/** The signed statement of a closed month. @param month `YYYY-MM` @param format `csv` or `pdf` */
export const statement = (month: string, format: string) => `${months}/${month}/${format}`;
/** Lists that were exported, and ready reports. */
export const exports = `${home}/exports`;
/** Exports a list. @param list its name, such as "cases"; @param query of the list, such as `type=barch` */
export const newExport = (list = "", query = "") =>
	withQuery(`${exports}/new`, { list }) + (query && `${list ? "&" : "?"}${query}`);
export const exportOf = (id: number | string) => `${exports}/${id}`;
export const exportFile = (id: number | string) => `${exportOf(id)}/file`;
/** Background jobs. */
export const jobs = `${home}/jobs`;
/** Health of the system, and failures that visitors met. */
export const health = `${home}/health`;
/** Requests about personal data, and how long the data are stored. */
export const privacy = `${home}/privacy`;
export const privacyRequest = (id: number | string) => `${privacy}/${id}`;
/** @param id of the erasure */
export const erasureCertificate = (id: number | string) => `${privacy}/certificates/${id}`;
/** Guides to tasks. @param guide its path below docs/office; without one, the list of all */
export const help = (guide = "") => `${home}/help${guide && `/${guide}`}`;
/** The member's own settings. */
export const me = `${home}/me`;
export const members = `${home}/settings/members`;
/** The tokens of programs that use the API. */
export const integrations = `${home}/settings/integrations`;
/** The addresses of programs that are notified of events. */
export const webhooks = `${home}/settings/webhooks`;
export const webhook = (id: number | string) => `${webhooks}/${id}`;
/** The words of the stages, as applicants read them. @param edit the key of one */
export const stageMessages = (edit = "", done: number | string = "") =>
	withQuery(`${home}/settings/statuses`, { edit, done: String(done) });
/** The texts that mails are filled with. @param edit the number of one, or "new" */
export const snippets = (edit: number | string = "", done: number | string = "") =>
	withQuery(`${home}/settings/snippets`, { edit: String(edit), done: String(done) });

/** Empty parameters are left out. */
function withQuery(path: string, params: Readonly<Record<string, string | undefined>>): string {
	const parameters = Object.entries(params).flatMap(([name, value]): [string, string][] =>
		value ? [[name, value]] : [],
	);
	return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}
