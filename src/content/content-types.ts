import { announcementType } from "./announcements/announcements.type.ts";
import { approvalDocumentType } from "./approval-documents/approval-documents.type.ts";
import { blogType } from "./blogs/blogs.type.ts";
import { careerType } from "./careers/careers.type.ts";
import type { ContentType } from "./content-type.ts";
import { eventType } from "./events/events.type.ts";
import { galleryType } from "./gallery/gallery.type.ts";
import { newsType } from "./news/news.type.ts";
import { pageType } from "./own-pages/own-pages.type.ts";
import { projectType } from "./projects/projects.type.ts";
import { staffType } from "./staff/staff.type.ts";

/** Everything that the school publishes, in the order of the API document. */
export const contentTypes = {
	news: newsType,
	events: eventType,
	blogs: blogType,
	staff: staffType,
	careers: careerType,
	gallery: galleryType,
	projects: projectType,
	pages: pageType,
	announcements: announcementType,
	approvalDocuments: approvalDocumentType,
};

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);
