/**
 * Every address of the HTTP API, below `apiPrefix`. As in paths.ts, a builder called with `:parameters` is a pattern.
 */

export const apiRoot = "/api";
export const apiDocs = "/api/docs";
export const apiPrefix = "/api/v1";

/** The address of an API path from the site's root. */
export const apiUrl = (path: string) => apiPrefix + path;

export const list = (name: string) => `/website/${name}/list`;
export const view = (name: string, key: string) => `/website/${name}/view/${key}`;
export const newsLimited = "/website/news/limitlist";
export const staff = "/website/staff";
export const careers = "/website/Careers";
/** Takes an application for a post. */
export const careersApply = (key: string) => `/website/careers/apply/${key}`;
export const gallery = "/website/gallery";
export const announcements = "/website/announcement";
export const approvalDocuments = "/approval-docs/get-docs";
export const approvalDocumentsShort = "/approval-docs";
export const count = "/website/count";

export const enquiryAdd = "/website/enquiry-form/add";
export const visitDays = "/website/visit/days";
export const visitAdd = "/website/visit/add";
export const sidebarAdd = "/website/sidebar-form/add";
export const contactEmail = "/contact-email";
export const contact = "/contact";
export const alumniAdd = "/website/alumni/add";

/** Returns the address where `school doctor` asks how a request arrives. */
export const doctorCheck = (token: string) => `/doctor/${token}`;

/** Address to which pages report which line of their code failed in a browser. */
export const failure = "/failure";

/** Addresses that integrations call, each with its own token. */
export const integration = "/office/token";
export const officeApplications = "/office/applications";
export const officeMedia = "/office/media";
export const officeMediaItem = (id: number | string) => `${officeMedia}/${id}`;
/** @param type a content type's table, with hyphens */
export const contentItems = (type: string) => `/office/content/${type}`;
export const contentItem = (type: string, id: number | string) => `${contentItems(type)}/${id}`;
/** @param act such as "publish" */
export const contentItemAct = (type: string, id: number | string, act: string) => `${contentItem(type, id)}/${act}`;
export const contentItemVersion = (type: string, id: number | string, number: number | string) =>
	`${contentItemAct(type, id, "versions")}/${number}`;

export const applicationAdd = "/website/application/add";
/** Counts a step of an application form that was seen. */
export const formStep = "/website/application/step";
export const applicationLink = "/website/application/link";
/** Asks for the link to one's data. */
export const privacyRequest = "/website/privacy-request";
export const openingRequest = "/website/application/opening";
export const applicationStatus = "/website/application/status";
/** @param act such as "withdraw" */
export const applicationAct = (act: string) => `/website/application/${act}`;
export const applicationMails = "/website/application/mails";
export const applicationDocument = (field: string) => `/website/application/file/${field}`;
export const applicationAnswers = "/website/application/answers";
export const draft = "/website/draft";
export const draftAdd = "/website/draft/add";
export const draftLink = "/website/draft/link";
export const draftGuardian = "/website/draft/guardian";
export const draftFile = (field: string) => `/website/draft/file/${field}`;

/** The order of an application's fee, spelt as the API's first clients spell it. */
export const paymentOrder = "/razarpay/";
export const paymentReturn = "/razorpay";
export const paymentCheck = "/razorpay/check";
export const paymentCallback = "/razorpay/callback";
export const paymentWebhook = "/razorpay/webhook";
export const userProfile = (userId: string) => `/viewUserProfile/${userId}`;
