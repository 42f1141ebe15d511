import { existsSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSettings } from "#src/server/settings.ts";

const read = (path: string) => readFileSync(path, "utf8");
/** The settings as the process knows them. */
const settings = [...read("src/server/settings.ts").matchAll(/^\t([A-Z][A-Z0-9_]+):/gm)].map(([, name = ""]) => name);
const secrets = [
	"DATABASE_URL",
	"DATABASE_DIRECT_URL",
	"SECRET_KEY",
	"SMTP_URL",
	"OIDC_CLIENT_SECRET",
	"METRICS_TOKEN",
	"RAZORPAY_KEY_ID",
	"RAZORPAY_KEY_SECRET",
	"RAZORPAY_WEBHOOK_SECRET",
	"RAZORPAY_WEBHOOK_SECRET_OLD",
];

it("one version everywhere: package, changelog, image, compose and chart", () => {
	const { version } = JSON.parse(read("package.json"));
	expect(read("CHANGELOG.md").match(/^## (.+)$/m)?.[1]).toBe(version);
	expect(read("deploy/Containerfile").match(/^ARG VERSION=(.+)$/m)?.[1]).toBe(version);
	expect(read("deploy/compose.yaml")).toContain(`\${IMAGE:-school-admissions:${version}}`);
	const chart = parse(read("deploy/chart/Chart.yaml"));
	expect([chart.version, chart.appVersion]).toEqual([version, version]);
});

describe("the image", () => {
	const text = read("deploy/Containerfile").replace(/\\\n(\s*#.*\n)*/g, " ");
	const last = text.slice(text.lastIndexOf("\nFROM "));

	it("runs as no one in particular, as the first process, and is asked for its health", () => {
		expect(last.match(/^USER (.+)$/m)?.[1]).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
		expect(last).toMatch(/^ENTRYPOINT \["node", "scripts\/serve-built\.ts"\]$/m);
		expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "scripts\/check-health\.ts"\]$/m);
		expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
		expect(last).not.toMatch(/^(ADD|VOLUME|RUN .*apt)/m);
	});

	it("is built from bases by their full name and version, and has the packages of the site alone", () => {
		const bases = [...text.matchAll(/^ARG (?:BASE|BUILDER)=(.+)$/gm)].map(([, name]) => name);
		expect(bases).toHaveLength(2);
		for (const name of bases) expect(name).toMatch(/^[\w.]+\.\w+\/[\w/-]+:[\w.-]*\d[\w.-]*(@sha256:[0-9a-f]{64})?$/);
		expect(last).toContain("COPY --from=packages /app/node_modules node_modules");
		expect(text.slice(text.indexOf("AS packages"), text.indexOf("AS build"))).toContain("npm ci --omit=dev");
	});

	it("copies only what is there and not kept out of its context", () => {
		const copiedPaths = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
		expect(copiedPaths).toContain("src");
		const keptOut = read(".dockerignore").split("\n");
		expect(copiedPaths.filter((path) => !existsSync(path) || keptOut.includes(path))).toEqual([]);
		for (const path of [".git", "data", "node_modules"]) expect(keptOut).toContain(path);
	});
});

describe("compose", () => {
	const { services, networks, volumes } = parse(read("deploy/compose.yaml"), { merge: true });

	it("gives no container more than it needs", () => {
		const stored = ["data:/data", `\${BACKUP_FOLDER:-backups}:/backups`];
		for (const service of Object.values<{ cap_drop: string[]; privileged?: boolean }>(services)) {
			expect(service.cap_drop).toEqual(["ALL"]);
			expect(service.privileged).toBeUndefined();
		}
		expect(services.app).toMatchObject({ read_only: true, user: "65532:65532", volumes: stored });
		expect(Object.keys(volumes)).toEqual(expect.arrayContaining(["data", "backups"]));
		expect(services.app.cap_add ?? services.app.ports).toBeUndefined();
		expect(services.database.ports).toBeUndefined();
		expect([services.database.networks, networks.inside.internal]).toEqual([["inside"], true]);
	});

	it("has no password of its own, and leaves TLS to Caddy’s defaults", () => {
		const passwords = [...read("deploy/compose.yaml").matchAll(/\$\{\w*(?:PASSWORD|SECRET|KEY)\w*([^}]?[^}]?)/g)];
		expect(passwords.map(([, without]) => without)).toEqual([":?", ":?"]);
		expect(read("deploy/Caddyfile")).not.toMatch(
			/^\s*(?:tls|protocols|ciphers|curves|auto_https|local_certs)\b|insecure/m,
		);
	});

	it("trusts the network in which the proxy is, and no other", () => {
		const { subnet } = networks.outside.ipam.config[0];
		expect(services.app.environment.TRUST_PROXY).toBe(`\${TRUST_PROXY:-${subnet}}`);
	});

	it("has an example of settings that the process takes as it is", () => {
		const lines = read("deploy/.env.example").matchAll(/^#?([A-Z_]+)=(.*)$/gm);
		const example = Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
		const { SITE_NAME, POSTGRES_PASSWORD, BACKUP_FOLDER, BACKUP_IDENTITY, ...ofTheSite } = example;
		for (const name of ["BACKUP_FOLDER", "BACKUP_IDENTITY"])
			expect(read("deploy/compose.yaml")).toContain(`\${${name}:-`);
		expect([BACKUP_FOLDER, BACKUP_IDENTITY, ofTheSite.BACKUP_RECIPIENT]).toEqual([
			"/srv/backups",
			"/root/key.txt",
			"age1…",
		]);
		expect([SITE_NAME, POSTGRES_PASSWORD]).toEqual(["www.school.example", ""]);
		expect(Object.keys(ofTheSite).filter((name) => !settings.includes(name))).toEqual([]);
		const givenSettings = Object.entries(ofTheSite).filter(([name]) => !name.startsWith("RAZORPAY"));
		const key = { BACKUP_RECIPIENT: `age1${"a".repeat(58)}` };
		const fromCompose = { ...key, SITE_URL: `https://${SITE_NAME}`, TRUST_PROXY: "172.30.0.0/24" };
		const taken = readSettings({ ...Object.fromEntries(givenSettings), ...fromCompose });
		expect([taken.payments.mode, taken.backup?.to]).toEqual(["off", { folder: "/backups" }]);
	});

	it("rehearses a restore by the site’s image, with its settings and with the key that no other container has", () => {
		const { app, rehearsal } = services;
		expect(rehearsal).toMatchObject({ image: app.image, environment: app.environment, profiles: ["rehearsal"] });
		expect(rehearsal.entrypoint.slice(0, 2)).toEqual(["school", "rehearse-restore"]);
		expect(rehearsal.volumes).toEqual([...app.volumes, expect.stringMatching(/:\/run\/key\.txt:ro$/)]);
	});
});

describe("the systemd unit", () => {
	const unit = [...read("deploy/school-admissions.service").matchAll(/^(\w+)=(.*)$/gm)];
	const valuesOf = (name: string) => unit.filter(([, each]) => each === name).map(([, , value]) => value);

	it("writes to its state directory and nowhere else, without rights", () => {
		const strict = {
			User: "school-admissions",
			StateDirectory: "school-admissions",
			ProtectSystem: "strict",
			ProtectHome: "yes",
			PrivateTmp: "yes",
			NoNewPrivileges: "yes",
			CapabilityBoundingSet: "",
			AmbientCapabilities: "",
			RestrictSUIDSGID: "yes",
		};
		for (const [name, value] of Object.entries(strict)) expect([name, valuesOf(name)]).toEqual([name, [value]]);
		expect(valuesOf("ReadWritePaths")).toEqual([]);
	});

	it("starts what was built, from a folder that it only reads, with settings that the process takes", () => {
		const folder = valuesOf("WorkingDirectory")[0];
		expect(valuesOf("ExecStart")).toEqual([`${folder}/node_modules/.bin/node scripts/serve-built.ts`]);
		const environment = Object.fromEntries(
			(valuesOf("Environment")[0] ?? "").split(" ").map((each) => each.split("=")),
		);
		expect(readSettings(environment)).toMatchObject({ host: "127.0.0.1", dataDir: "/var/lib/school-admissions" });
	});

	it("is started from a release without its history, as the guide installs it", () => {
		const [, steps = ""] = /git clone .*\n([\s\S]*?) ln -sfn/.exec(read("docs/installing.md")) ?? [];
		expect(steps).toMatch(/npm run build[\s\S]* rm -rf \.git\n/);
	});

	it("gives what is in flight its time", () => {
		expect(Number(valuesOf("TimeoutStopSec")[0])).toBeGreaterThanOrEqual(60);
		expect(valuesOf("KillMode")).toEqual(["mixed"]);
	});
});

describe("the rehearsal by systemd", () => {
	const site = read("deploy/school-admissions.service");
	const rehearsal = read("deploy/school-admissions-rehearsal.service");
	const linesOf = (unit: string, pattern: RegExp) => unit.match(pattern)?.toSorted() ?? [];

	it("has the user, the folder and the limits of the site", () => {
		const same =
			/^(User|Group|EnvironmentFile|StateDirectory|UMask|Protect|Private|Restrict|System|Capab|NoNew|Memory|Tasks).*$/gm;
		expect(linesOf(rehearsal, same)).toEqual(linesOf(site, same));
		expect(rehearsal).toMatch(/^ExecStart=\S+\/deploy\/school --here rehearse-restore --identity %d\/key\.txt$/m);
	});

	it("is due once a week", () => {
		expect(read("deploy/school-admissions-rehearsal.timer")).toMatch(/^OnCalendar=Sun 04:00$/m);
	});
});

describe("a release", () => {
	const { on, jobs } = parse(read(".github/workflows/release.yml"));
	const steps = (job: string): { run?: string; uses?: string; with?: Record<string, unknown> }[] => jobs[job].steps;
	const runs = (job: string) => steps(job).map(({ run = "" }) => run);

	it("is made of each push whose version has no tag yet, and of no other", () => {
		expect(on.push).toEqual({ branches: ["main"] });
		const look = runs("version").join("\n");
		expect(look).toMatch(/git ls-remote --exit-code --tags origin "refs\/tags\/v\$version"/);
		expect(jobs.test).toMatchObject({ needs: "version", if: "needs.version.outputs.isNew == 'true'" });
		expect(jobs.publish.needs).toEqual(["version", "test"]);
		expect(runs("test")).toContain("npm test");
	});

	it("gets its tag last, with the page of the release, on the commit that was tested", () => {
		const last = runs("publish").at(-1) ?? "";
		expect(last).toMatch(/gh release create "v\$VERSION" --target "\$GITHUB_SHA"/);
		expect(Object.entries(jobs).map(([name]) => name)).toEqual(["version", "test", "publish"]);
		for (const job of ["test", "publish"])
			for (const { uses, with: given } of steps(job))
				if (uses?.startsWith("actions/checkout@")) expect(given).toMatchObject({ "persist-credentials": false });
		expect(read("docs/upgrading.md")).toContain("`v<version>`");
	});
});

describe("the chart’s schema", () => {
	const schema = JSON.parse(read("deploy/chart/values.schema.json"));
	const isValid = new Ajv({ allErrors: true, strictTypes: false }).compile(schema);
	const defaults = parse(read("deploy/chart/values.yaml"));
	const smallest = { ...defaults, siteUrl: "https://www.school.example", settings: { PAYMENTS: "off" } };
	const withSettings = (more: object) => ({ ...smallest, settings: { PAYMENTS: "off", ...more } });
	const stateless = { ...smallest, database: "postgresql", files: "s3", secretName: "school" };
	const onS3 = { settings: { STORAGE_URL: "s3://school/files?region=eu-central-1", PAYMENTS: "off" } };

	it("knows every setting that is no secret, and no secret", () => {
		const fromTheChart = ["PORT", "HOST", "DATA_DIR", "SITE_URL", "TRUST_PROXY"];
		const knownSettings = Object.keys(schema.properties.settings.properties);
		const expected = settings.filter((name) => !secrets.includes(name) && !fromTheChart.includes(name));
		expect(knownSettings.toSorted()).toEqual([...expected, "AWS_REGION"].toSorted());
		expect(secrets.filter((name) => !settings.includes(name))).toEqual([]);
	});

	it.each([
		["one process with all in a volume", smallest],
		["PostgreSQL, files in a volume", { ...smallest, database: "postgresql", secretName: "school" }],
		["three processes", { ...stateless, ...onS3, replicas: 3 }],
		["Razorpay’s keys in the Secret", { ...smallest, secretName: "school", settings: {} }],
		[
			"a rehearsal",
			{
				...withSettings({ BACKUP_TO: "s3://school/backups", BACKUP_RECIPIENT: `age1${"a".repeat(58)}` }),
				rehearsal: { enabled: true, schedule: "0 22 * * 6", keySecret: "backup-key" },
			},
		],
		["Razorpay", { ...smallest, secretName: "school", settings: { PAYMENTS: "razorpay" } }],
		[
			"an image by its digest",
			{ ...smallest, image: { repository: "a.example/b", digest: `sha256:${"a".repeat(64)}` } },
		],
	])("takes %s", (_, values) => {
		expect([isValid(values), isValid.errors]).toEqual([true, null]);
	});

	it.each([
		["a rehearsal without backups", { ...smallest, rehearsal: { ...defaults.rehearsal, enabled: true } }],
		["no address", defaults],
		["an address without TLS", { ...smallest, siteUrl: "http://www.school.example" }],
		["an address with a path", { ...smallest, siteUrl: "https://www.school.example/site" }],
		["two processes on SQLite", { ...smallest, replicas: 2 }],
		[
			"two processes with files on a volume",
			{ ...smallest, replicas: 2, database: "postgresql", secretName: "school" },
		],
		["no process", { ...smallest, replicas: 0 }],
		["PostgreSQL without a Secret", { ...smallest, database: "postgresql" }],
		["S3 without its address", stateless],
		["an address of S3 beside a volume", { ...smallest, ...onS3 }],
		["Razorpay without a Secret", { ...smallest, settings: { PAYMENTS: "razorpay" } }],
		["neither a Secret nor a word about payments", { ...smallest, settings: {} }],
		["a secret among the settings", withSettings({ RAZORPAY_KEY_SECRET: "x" })],
		["a setting that there is not", withSettings({ REMINDER: "on" })],
		["a setting that is no string", withSettings({ APPLICATION_FEE: 500 })],
		["a value that there is not", { ...smallest, replicaCount: 2 }],
		["backups that are lost with the container", withSettings({ BACKUP_TO: "/backups", BACKUP_RECIPIENT: "off" })],
		["backups without a key", withSettings({ BACKUP_TO: "s3://school/backups" })],
		["an ingress without a certificate", { ...smallest, ingress: { enabled: true, addresses: ["10.0.0.0/8"] } }],
		[
			"an ingress that may be anybody",
			{ ...smallest, ingress: { enabled: true, tlsSecretName: "t", addresses: ["0.0.0.0/0"] } },
		],
		["the newest image, whichever that is", { ...smallest, image: { repository: "a.example/b", tag: "latest" } }],
	])("refuses %s", (_, values) => {
		expect(isValid(values)).toBe(false);
	});
});
