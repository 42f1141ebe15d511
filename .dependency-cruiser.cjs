/** The import zones of docs/decisions/0002: doors, areas, services; data flows one way. */
const doors = ["site", "api", "office"];
const areas = ["content", "forms", "payment", "accounts"];
const services = ["ui", "db", "storage", "mail", "paper", "calendar"];
const any = (names) => `^src/(${names.join("|")})/`;

module.exports = {
	forbidden: [
		{ name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
		...doors.map((door) => ({ name: `door-${door}-alone`, severity: "error", from: { path: `^src/${door}/` }, to: { path: any(doors.filter((other) => other !== door)) } })),
		{ name: "doors-without-sql", severity: "error", from: { path: any(doors), pathNot: "\\.test\\.tsx?$" }, to: { path: "node_modules/(kysely|pg)/" } },
		...areas.map((area) => ({
			name: `area-${area}-alone`,
			severity: "error",
			from: { path: `^src/${area}/`, pathNot: "\\.test\\.tsx?$" },
			to: { path: any([...doors, "server", ...areas.filter((other) => other !== area && !(area === "forms" && other === "payment"))]) },
		})),
		{
			name: "services-know-no-product",
			severity: "error",
			from: { path: any(services), pathNot: ["\\.test\\.tsx?$", "^src/db/tables\\.ts$"] },
			to: { path: [any([...doors, ...areas, "server"]), "^content/"] },
		},
		{ name: "tables-take-types-only", severity: "error", from: { path: "^src/db/tables\\.ts$" }, to: { path: "^src/", dependencyTypesNot: ["type-only"] } },
		{ name: "ui-alone", severity: "error", from: { path: "^src/ui/" }, to: { path: any(["db", "storage", "mail", "paper", "calendar"]) } },
		{ name: "nobody-imports-server", severity: "error", from: { path: "^src/", pathNot: ["^src/server/", "\\.test\\.tsx?$"] }, to: { path: "^src/server/" } },
		{ name: "migrations-import-only-kysely", severity: "error", from: { path: "^src/db/migrations/" }, to: { path: ".", pathNot: ["node_modules/kysely/", "^src/db/migrations/"] } },
		{
			name: "server-code-stays-on-the-server",
			severity: "error",
			from: { path: "^src/(ui|forms|payment|content)/", pathNot: ["\\.server\\.tsx?$", "\\.test\\.tsx?$", "/testing/", "/sandbox/"] },
			to: { path: ["\\.server\\.tsx?$", "node_modules/(kysely|pg|nodemailer|sharp)/"], dependencyTypesNot: ["type-only"] },
		},
		{ name: "no-dumping-ground", severity: "error", from: {}, to: { path: "/(utils|lib|helpers|common|shared|misc)/", pathNot: "node_modules" } },
		{ name: "product-without-tests", severity: "error", from: { path: "^(src|content)/", pathNot: ["\\.test\\.tsx?$", "/testing/"] }, to: { path: ["^tests/", "/testing/"] } },
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(build|\\.react-router)/" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node", "default"] },
	},
};
