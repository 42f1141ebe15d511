/** The import zones of docs/decisions/0002: doors, areas, services; data flows one way. */
const doors = ["site", "api", "office"];
const areas = ["content", "admissions", "enquiries", "alumni", "visits", "job-applications", "payment", "accounts", "privacy"];
/** Each may import those before it, so that none import each other. */
const services = [
	"formatting", "languages", "calendar", "messages", "net", "react-router-patches", "secrets", "db", "audit", "fields", "pdf",
	"releases", "storage", "jobs", "backup", "mail", "school", "api-client", "webhooks", "exports", "ui", "forms", "documents",
	"health", "cases",
];
/** What is put together from parts of areas. Areas read it as a whole; services know only the types of the first two. */
const registries = ["^src/db/tables\\.ts$", "^src/audit-messages\\.ts$", "^src/(school|message|question)-texts\\.ts$", "^src/emails\\.server\\.ts$"];
/** Areas that an area may import besides none. */
const mayImport = { admissions: ["payment"], "job-applications": ["content"], privacy: ["admissions", "enquiries", "visits", "payment"] };
/** Folders of admissions; each may import those before it, so that none import each other. */
const admissions = [
	"season",
	"forms",
	"opening",
	"documents",
	"drafts",
	"receipts",
	"guardians",
	"checklist",
	"applications",
	"paper-forms",
	"completion",
	"guardian-consent",
	"stage-messages",
	"seats",
	"funnel",
	"tracking",
	"payer-links",
	"links",
	"reminders",
	"requests",
	"interviews",
	"judging",
	"desk",
	"rounds",
];
const any = (names) => `^src/(${names.join("|")})/`;
const tests = ["\\.test\\.tsx?$", "/testing/"];

module.exports = {
	forbidden: [
		{
			name: "no-cycles",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		...doors.map((door) => ({
			name: `door-${door}-alone`,
			severity: "error",
			from: { path: `^src/${door}/` },
			to: { path: any(doors.filter((other) => other !== door)) },
		})),
		{
			name: "doors-without-sql",
			severity: "error",
			from: { path: any(doors), pathNot: tests },
			to: { path: "node_modules/(kysely|pg)/" },
		},
		...areas.map((area) => ({
			name: `area-${area}-alone`,
			severity: "error",
			from: { path: `^src/${area}/`, pathNot: tests },
			to: {
				path: any([
					...doors,
					"server",
					...areas.filter((other) => other !== area && !mayImport[area]?.includes(other)),
				]),
			},
		})),
		{
			name: "services-know-no-product",
			severity: "error",
			from: { path: any(services), pathNot: [...tests, ...registries] },
			to: { path: [any([...doors, ...areas, "server"]), ...registries.slice(2), "^(demo|blank-school|peers)/"] },
		},
		{
			name: "services-take-types-of-registries",
			severity: "error",
			from: { path: any(services), pathNot: [...tests, ...registries] },
			to: { path: registries[1], dependencyTypesNot: ["type-only"] },
		},
		...services.map((service, index) => ({
			name: `service-${service}-flows-one-way`,
			severity: "error",
			from: { path: `^src/${service}/`, pathNot: [...tests, ...registries] },
			to: { path: any(services.slice(index + 1).concat("none")) },
		})),
		{
			name: "every-folder-has-a-zone",
			comment: "A folder of src is a door, an area, a service or the server.",
			severity: "error",
			from: { path: "^src/[^/]+/", pathNot: any([...doors, ...areas, ...services, "server"]) },
			to: {},
		},
		{
			name: "registries-take-questions",
			comment: "Of areas only plain data, which imports no registry.",
			severity: "error",
			from: { path: "^src/(school|message|question)-texts\\.ts$" },
			to: { path: any([...doors, ...areas, "server"]), pathNot: "-(questions|config)\\.ts$" },
		},
		{
			name: "tables-take-types-only",
			severity: "error",
			from: { path: "^src/db/tables\\.ts$" },
			to: { path: "^src/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "ui-alone",
			severity: "error",
			from: { path: "^src/ui/" },
			to: { path: any(["forms", "db", "storage", "mail", "pdf", "calendar"]) },
		},
		{
			name: "nobody-imports-server",
			severity: "error",
			from: { path: "^src/", pathNot: ["^src/server/", ...tests] },
			to: { path: "^src/server/" },
		},
		...admissions.map((folder, index) => ({
			name: `admissions-${folder}-flows-one-way`,
			severity: "error",
			from: { path: `^src/admissions/${folder}/`, pathNot: tests },
			to: { path: `^src/admissions/(${admissions.slice(index + 1).join("|") || "none"})/` },
		})),
		{
			name: "peers-are-wired-by-server",
			severity: "error",
			from: { path: "^src/", pathNot: ["^src/server/", ...tests] },
			to: { path: "^peers/" },
		},
		{
			name: "peers-are-loaded-on-demand",
			severity: "error",
			from: { path: "^src/", pathNot: tests },
			to: { path: "^peers/", dependencyTypesNot: ["dynamic-import", "type-only"] },
		},
		{
			name: "peers-know-no-product",
			severity: "error",
			from: { path: "^peers/", pathNot: tests },
			to: { path: "^(src|demo)/", pathNot: any(services) },
		},
		{
			name: "migrations-import-only-kysely",
			severity: "error",
			from: { path: "^src/db/migrations/" },
			to: { path: ".", pathNot: ["^crypto$", "node_modules/kysely/", "^src/db/migrations/"] },
		},
		{
			name: "school-folder-only-seeds",
			comment: "What the product says is in the database; fonts are files of the folder.",
			severity: "error",
			from: {
				path: "^src/",
				pathNot: [
					"^src/content/(school/seed-school|seed-database)\\.server\\.ts$",
					"^src/server/serve\\.ts$",
					"^src/admissions/receipts/pdf-file\\.ts$",
					...tests,
				],
			},
			to: { path: "^(demo|blank-school)/" },
		},
		{
			name: "server-code-stays-on-the-server",
			severity: "error",
			from: {
				path: "^src/(ui|forms|documents|admissions|enquiries|alumni|visits|job-applications|payment|content|accounts|privacy)/",
				pathNot: ["\\.server\\.tsx?$", ...tests],
			},
			to: {
				path: ["\\.server\\.tsx?$", "node_modules/(kysely|pg|nodemailer|sharp)/"],
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "no-dumping-ground",
			severity: "error",
			from: {},
			to: { path: "/(utils|lib|helpers|common|shared|misc)/", pathNot: "node_modules" },
		},
		{
			name: "product-without-tests",
			severity: "error",
			from: { path: "^(src|demo|peers)/", pathNot: tests },
			to: { path: ["^tests/", "/testing/"] },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|\\.react-router)/" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "types", "node", "default"],
		},
	},
};
