import { isBlank } from "../install.mjs";

/** The folder behind `#school/*`. */
export const schoolFolder = isBlank ? "blank-school" : "demo";

/** Folder into which the site is built. */
export const siteFolder = isBlank ? "build/blank-site" : "build/site";

/** Folder into which the office is built: beside the site, which finds it there. */
export const officeFolder = isBlank ? "build/blank-office" : "build/office";
