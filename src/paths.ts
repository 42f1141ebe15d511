/**
 * Every address of the site, from the site's root. A builder called with `:parameters` gives the route's pattern, so
 * that routes.ts and all links share one definition. Keys and tokens are URL-safe by their schemas.
 */

export const home = "/";
export const studentStories = "/student-story-details";
export const about = "/about-us";
export const achievements = "/achievements";
export const placement = "/placement";
export const gallery = "/gallery";
export const work = "/work";
export const project = (slug: string) => `/work/${slug}`;
export const approvals = "/approvals";
export const disclosure = "/disclosure";
export const antiRagging = "/anti-ragging";
export const grievance = "/grievance";
export const questions = "/questions";
export const question = (slug: string) => `/questions/${slug}`;
/** A page of the school's own. */
export const ownPage = (slug: string) => `/pages/${slug}`;
export const announcements = "/announcement";
export const contact = "/contact";
export const terms = "/terms-conditions";
export const privacy = "/privacy-policy";

/** Page where people ask what data is stored about them. */
export const privacyRequests = "/privacy-requests";
/** Everything that is stored of one address, for the holder of its link. `done` is what was done there. */
export const ownData = (token: string, done = "") => `/privacy-requests/${token}${done && `?done=${done}`}`;
export const ownDataJson = (token: string) => `/privacy-requests/${token}/data.json`;
export const ownDataZip = (token: string) => `/privacy-requests/${token}/data.zip`;

export const academic = "/academic";
export const undergraduate = "/undergraduate";
export const postgraduate = "/postgraduate";
export const marchUrban = "/march-urban";
export const diploma = "/diploma";
export const programmes = "/programmes";
export const internationalStudents = "/international-student";

export const fees = "/fees";
/** Cost of a whole course, by what is chosen: see cost-options.ts. */
export const courseCost = "/course-cost";
export const refunds = "/refunds";
/** A legal text as it was: "privacy". @param number of the version, from 1 */
export const legalVersion = (text: string, number: number | string) => `/legal/${text}/${number}`;
export const scholarships = "/scholarships";
export const dates = "/dates";
/** Calendar of one programme's dates: "barch"; of all: "all". */
export const datesCalendar = (programme: string) => `/dates/${programme}.ics`;

export const campus = "/campus";
/** Tours of the campus. */
export const visit = "/visit";
export const bookedVisit = (token: string) => `/visit/${token}`;
export const visitCalendar = (token: string) => `/visit/${token}/visit.ics`;
export const playground = "/campus-playgrounddetails";
export const fitness = "/campus-fitnessdetails";
export const mess = "/campus-messdetails";
export const studio = "/campus-studiodetails";
export const library = "/campus-librarydetails";
export const hostel = "/campus-hosteldetails";

export const alumni = "/alumni";
export const alumniRegistration = "/registration";
export const alumniRegistered = `${alumni}?registered=1`;

export const news = "/news";
export const newsDetails = (slug: string) => `/news-details/${slug}`;
export const events = "/events";
export const eventDetails = (slug: string) => `/event-details/${slug}`;
export const eventsCalendar = "/events.ics";
export const eventCalendar = (slug: string) => `/event-details/${slug}.ics`;
export const blogs = "/blogs";
export const blogDetails = (id: string | number) => `/blog-details/${id}`;
export const staff = "/staff";
export const staffDetails = (id: string | number) => `/staff-details/${id}`;
export const careers = "/carrers";
export const careersDetails = (slug: string) => `/carrers-details/${slug}`;

export const quickEnquiry = "/query";
export const getStarted = "/get-started";

export const barchApplication = "/barch-application";
export const marchApplication = "/march-application";
export const diplomaApplication = "/diploma-application";
/** Page of the application form of a programme that the school has added. @param programme its key */
export const addedApplication = (programme: string) => `/apply/${programme}`;
/** An application form as a PDF to fill in by hand, by its `application_type`: "barch". */
export const paperForm = (type: string) => `/application-forms/${type}.pdf`;
/** The syllabus of a programme as a PDF, by the programme's key: "barch". */
export const syllabus = (programme: string) => `/syllabus/${programme}.pdf`;
/** Page to ask for a lost link. */
export const applicationLink = "/application";
export const application = (token: string) => `/application/${token}`;
export const applicationFile = (token: string, field: string) => `/application/${token}/files/${field}`;
export const applicationPdf = (token: string) => `/application/${token}/application.pdf`;
export const receiptPdf = (token: string) => `/application/${token}/receipt.pdf`;
export const seatFeeReceiptPdf = (token: string) => `/application/${token}/seat-fee-receipt.pdf`;
export const interviewCalendar = (token: string) => `/application/${token}/interview.ics`;
/** Feed of an applicant’s dates, for a calendar that follows it. @param calendarToken opens nothing else */
export const ownDatesCalendar = (calendarToken: string) => `/your-dates/${calendarToken}.ics`;
/** Page to ask for a notice when an application form opens. @param form its `application_type` */
export const openingRequest = (form = "") => `/admissions-opening${form && `?for=${form}`}`;
/** Page to end such a request. */
export const endOpeningRequest = (token: string) => `/admissions-opening/${token}`;
/** Page to stop reminders about an application or a draft. */
export const reminders = (token: string) => `/reminders/${token}`;
/** Page where an invited applicant chooses a time for an interview. `done` is what was done there. */
export const interview = (token: string, done = "") => `/interview/${token}${done && `?done=${done}`}`;
/** Answers a request for one document. `sent` is how that ended. */
export const documentRequest = (code: string, sent = "") => `/d/${code}${sent && `?sent=${sent}`}`;
/** The picture that was sent before, in whose place another one is asked for. */
export const documentRequestPicture = (code: string) => `/d/${code}/picture`;
/** Page where the applicant gets the payer link of a fee: of the application fee, or of the "seat" fee. */
export const payerLink = (token: string, fee = "") => `/application/${token}/payer-link${fee && `?fee=${fee}`}`;
/** Page where the applicant gets the link for a parent or guardian. */
export const guardianLink = (token: string) => `/application/${token}/guardian`;
/** Page where a parent or guardian answers. */
export const guardian = (token: string) => `/guardian/${token}`;
/** The fee of an application, for the holder of its payer link. @param result how a checkout ended */
export const pay = (token: string, result = "") => `/pay/${token}${result && `?result=${result}`}`;
export const payerReceiptPdf = (token: string) => `/pay/${token}/receipt.pdf`;
/**
 * Page that a checkout returns to after taking the payer's whole page: it knows no token, but the browser's tab does.
 */
export const payerReturn = (result = "") => `/pay${result && `?result=${result}`}`;
/** One step of the form, to be corrected: "personal". */
export const applicationAnswers = (token: string, step: string) => `/application/${token}/answers/${step}`;
export const applicationResults = (token: string) => `/application/${token}/results`;
/** One of the results, by its key. */
export const applicationResult = (token: string, key: string) => `${applicationResults(token)}#result-${key}`;
export const success = "/success";
export const failure = "/failure";
export const cancel = "/cancel";

/** The Atom feed of a list: "news" or "blogs". */
export const feed = (list: string) => `/${list}/atom.xml`;
export const sitemap = "/sitemap.xml";
export const robots = "/robots.txt";
/** RFC 9116. */
/** Leads members to their own page. @see https://w3c.github.io/webappsec-change-password-url/ */
export const changePassword = "/.well-known/change-password";
export const securityTxt = "/.well-known/security.txt";
export const manifest = "/site.webmanifest";
export const speculationRules = "/speculation-rules.json";
/** Page shown at every address until the site opens. */
export const openingSoon = "/opening-soon";
/** Page shown at every address that doesn't exist. */
export const notFound = "/404";
export const offline = "/offline";
export const offlineWorker = "/offline-worker.js";
/** The picture that social networks show for a page, under the page's path without its leading slash. */
export const sharePicture = (path: string) => `/og/${path}`;

export const health = "/healthz";
export const readiness = "/readyz";
/** Figures about the process for Prometheus. */
export const metrics = "/metrics";

/** The site's icon, for anyone who does not know what it is drawn from. */
export const icon = "/icon.svg";
export const favicon = "/favicon.ico";
export const appleTouchIcon = "/apple-touch-icon.png";
/** A file of the icon. @param version of what it is drawn from; without it the address leads to the present one */
export const iconFile = (version: string, file: string) => `/icons/${version && `${version}/`}${file}`;
export const media = (key: string) => `/media/${key}`;
export const film = (file: string) => `/film/${file}`;
/** The wordmark of a recruiter, from the school folder. */
export const wordmark = (file: string) => `/recruiters/${file}`;
export const upload = (path: string) => `/uploads/${path}`;
