import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Information that Rolldown gives about modules while it splits. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

type Test = (id: string, modules: Modules) => boolean;

const fileOf = (path: string) => join(process.cwd(), path);
/** The code of every page, and what it loads when it is needed. */
const enhancements = fileOf("src/site/enhance/start.ts");
const lazyFolder = fileOf("src/site/enhance/lazy");
/** Forms of several steps; each island imports its own questions besides. */
const wizard = fileOf("src/forms/wizard/wizard.tsx");
const applicationWizard = fileOf("src/site/application/form/application-wizard.tsx");
const alumniWizard = fileOf("src/site/alumni/alumni-wizard.tsx");
const answersForm = fileOf("src/site/application/tracker/answers/answers-form.tsx");
const feeNotice = fileOf("src/site/application/fee-notice.tsx");
/** Code that checks answers, which all forms load once they are used. */
const checks = fileOf("src/forms/checks/check-answers.ts");
const corrections = fileOf("src/admissions/completion/check-changes.ts");
const applications = ["barch", "march", "diploma"].map((key) => fileOf(`src/admissions/forms/${key}-form.ts`));
/** Short forms, and their rules. */
const shortForms = ["contact-form.tsx", "quick-enquiry.tsx", "sidebar-form.tsx"].map(enquiryForm);
const shortChecks = ["contact-definition.ts", "quick-enquiry-definition.ts", "sidebar-definition.ts"].map(enquiryForm);

function enquiryForm(path: string): string {
	return fileOf(`src/enquiries/forms/${path}`);
}

/**
 * Splits the browser's code into groups. The build alone would make a file of each set of modules that the same pages
 * share, each compressed and requested separately. Anything that is in no group here is code of one island, or of a
 * route: routes are rendered on the server alone, and browsers load none of their files.
 */
export function chunkGroups() {
	const inEnhancements = importedBy([enhancements]);
	const inLazy = importedBy(readdirSync(lazyFolder).map((file) => join(lazyFolder, file)));
	const inWizard = importedBy([wizard]);
	const inApplication = importedBy([applicationWizard]);
	const inAlumni = importedBy([alumniWizard]);
	const inAnswers = importedBy([answersForm]);
	const inFeeNotice = importedBy([feeNotice]);
	const inShortForms = importedBy(shortForms);
	const inShortChecks = importedBy(shortChecks);
	const inChecks = importedBy([checks]);
	const inRules = importedBy([...applications, corrections]);
	const inForms: Test = (id, modules) => inWizard(id, modules) || inApplication(id, modules) || inAlumni(id, modules);
	/** Tests in the order in which their groups take modules, each with all that these import. */
	const tests: Record<string, Test> = {
		// Vite's function that preloads lazy parts is here: any other file would have to be loaded for it.
		enhance: (id, modules) => inEnhancements(id, modules) || id.includes("vite/preload-helper"),
		// Class names and icons that lazy code uses too: from a file with components they would bring React with them.
		classes: (id, modules) => id.includes("/src/ui/") && inLazy(id, modules),
		"react-dom": (id) => /node_modules\/(react|react-dom|scheduler)\/|islands\/wake-island/.test(id),
		"island-fields": (id, modules) =>
			inForms(id, modules) && (inShortForms(id, modules) || (inShortChecks(id, modules) && inFeeNotice(id, modules))),
		"island-enquiry": inShortForms,
		"island-payment": (id, modules) => inFeeNotice(id, modules) && inForms(id, modules),
		"island-wizard": (id, modules) => inWizard(id, modules) || (inApplication(id, modules) && inAlumni(id, modules)),
		// Apart, since corrections need these of an application alone.
		"own-questions": (id, modules) => inApplication(id, modules) && inAnswers(id, modules),
		// Apart, since registrations and corrections have no fee.
		"island-application": inApplication,
		checks: (id, modules) => inChecks(id, modules) || (inShortChecks(id, modules) && inRules(id, modules)),
	};
	return Object.entries(tests).map(([debugName, test], index) => ({
		debugName,
		name: (id: string, modules: Modules) => (test(id, modules) ? debugName : null),
		priority: 10 - index,
	}));
}

/** The office's browser code: one file with what every page runs; lazy parts are files of their own. */
export function officeChunkGroups() {
	const inEnhancements = importedBy([fileOf("src/office/enhance/start.ts")]);
	const test: Test = (id, modules) => inEnhancements(id, modules) || id.includes("vite/preload-helper");
	return [{ name: (id: string, modules: Modules) => (test(id, modules) ? "enhance" : null) }];
}

/** @returns whether a module is one of these or imported by them, directly or not, but not lazily */
function importedBy(entries: string[]): Test {
	const knownFiles = new WeakMap<Modules, Set<string>>();
	return (id, modules) => {
		const files = knownFiles.get(modules) ?? collect(entries, modules);
		knownFiles.set(modules, files);
		return files.has(id);
	};
}

function collect(ids: string[], modules: Modules): Set<string> {
	const files = new Set<string>();
	const ahead = [...ids];
	for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
		const imported = modules.getModuleInfo(id)?.importedIds;
		if (files.has(id) || !imported) continue;
		files.add(id);
		ahead.push(...imported);
	}
	return files;
}
