import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const razorpay = {
	PAYMENTS: "razorpay",
	RAZORPAY_KEY_ID: "rzp_live_abc",
	RAZORPAY_KEY_SECRET: "secret",
	RAZORPAY_WEBHOOK_SECRET: "webhook",
};

it("serves a laptop when nothing is set", () => {
	expect(readSettings({})).toEqual({
		port: 3000,
		host: "127.0.0.1",
		dataDir: resolve("data"),
		databaseUrl: undefined,
		s3: undefined,
		secretKey: undefined,
		siteUrl: "http://localhost:3000",
		languages: ["ta", "hi"],
		smtpUrl: undefined,
		mailFrom: undefined,
		mailTo: undefined,
		operatorEmail: undefined,
		metricsToken: undefined,
		payments: { mode: "sandbox" },
		oidc: undefined,
		admissions: "calendar",
		applicationFee: 10,
		reminders: true,
		demo: true,
		demoOffice: true,
		empty: false,
		linkChecks: false,
		backup: undefined,
		rateLimit: true,
		sendersPerAddress: 20,
		loadShedding: true,
		minFillMs: 2000,
		drainMs: 0,
		logLevel: "info",
		trustProxy: false,
	});
});

it("takes what is set, an empty setting for one that is not, and names it does not know for someone else's", () => {
	const set = {
		PORT: "8080",
		DATA_DIR: "/srv/school",
		RATE_LIMIT: "off",
		REMINDERS: "off",
		MIN_FILL_MS: "0",
		APPLICATION_FEE: "250",
		LOG_LEVEL: "",
		HOME: "/root",
	};
	expect(readSettings(set)).toMatchObject({
		port: 8080,
		dataDir: "/srv/school",
		rateLimit: false,
		reminders: false,
		minFillMs: 0,
		applicationFee: 250,
		logLevel: "info",
	});
	expect(readSettings({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
	const site = { SITE_URL: "https://www.school.example/", PAYMENTS: "off" };
	expect(readSettings(site).siteUrl).toBe("https://www.school.example");
});

it("takes Razorpay's keys, its former webhook secret too, and chooses it when its key is there", () => {
	const mode = { mode: "razorpay", keyId: "rzp_live_abc", keySecret: "secret", webhookSecrets: ["webhook"] };
	expect(readSettings(razorpay).payments).toEqual(mode);
	expect(readSettings({ ...razorpay, PAYMENTS: undefined }).payments).toEqual(mode);
	expect(readSettings({ ...razorpay, RAZORPAY_WEBHOOK_SECRET_OLD: "former" }).payments).toEqual({
		...mode,
		webhookSecrets: ["webhook", "former"],
	});
	expect(readSettings({ ...razorpay, PAYMENTS: "off" }).payments).toEqual({ mode: "off" });
});

it("at a public address has fees paid in the sandbox only when that is said", () => {
	const site = { SITE_URL: "https://www.school.example" };
	expect(() => readSettings(site)).toThrow(
		new SettingsError(
			"The setting PAYMENTS is missing. It’s required because SITE_URL starts with https://. Set it to razorpay (with its " +
				"keys), to off, or to sandbox, where fees count as paid but no money moves.",
		),
	);
	expect(() => readSettings({ ...site, PAYMENTS: "" })).toThrow("PAYMENTS is missing");
	expect(readSettings({ ...site, PAYMENTS: "sandbox" }).payments).toEqual({ mode: "sandbox" });
	expect(readSettings({ ...razorpay, ...site, PAYMENTS: undefined }).payments.mode).toBe("razorpay");
	expect(readSettings({ SITE_URL: "http://localhost:3001" }).payments).toEqual({ mode: "sandbox" });
});

it("adds no sample cases without a demo school, nor where a real provider would get their orders", () => {
	expect(readSettings({ DEMO_OFFICE: "off" })).toMatchObject({ demo: true, demoOffice: false });
	expect(readSettings({ DEMO: "off" }).demoOffice).toBe(false);
	expect(readSettings(razorpay).demoOffice).toBe(false);
});

const location = { bucket: "school", prefix: "", region: "us-east-1", endpoint: undefined };
it.each([
	["s3://school?region=ap-south-1", { ...location, region: "ap-south-1" }],
	["s3://school/site/files/?endpoint=https://s3.example/", { prefix: "site/files/", endpoint: "https://s3.example" }],
])("takes files on S3: %s", (address, facts) => {
	expect(readSettings({ STORAGE_URL: address }).s3).toEqual({ ...location, ...facts });
});

it.each([
	"school",
	"https://s3.example/school",
	"s3://school",
	"s3://Sch_ool?region=eu-1",
	"s3://school?region=EU 1",
	"s3://key:secret@school?region=eu-1",
	"s3://school/a//b?region=eu-1",
	"s3://school?region=eu-1&key=secret",
	"s3://school?endpoint=s3.example",
	"s3://school?endpoint=https://s3.example/path",
])("refuses files on S3 at %s", (address) => {
	const example = "s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1";
	const sentence = `The setting STORAGE_URL must look like ${example}.`;
	expect(() => readSettings({ STORAGE_URL: address })).toThrow(new SettingsError(sentence));
});

it("backs up to a public key, or to none if that is said", () => {
	const recipient = `age1${"q".repeat(58)}`;
	const set = { DATA_DIR: "/srv/school", BACKUP_TO: "/srv/school-backups" };
	expect(readSettings({ ...set, BACKUP_RECIPIENT: recipient }).backup).toEqual({
		to: { folder: set.BACKUP_TO },
		recipient,
	});
	expect(readSettings({ ...set, BACKUP_RECIPIENT: "off" }).backup?.recipient).toBeUndefined();
	expect(() => readSettings(set)).toThrow("BACKUP_RECIPIENT is missing");
});

it.each([
	["off", false],
	["127.0.0.1", ["127.0.0.1"]],
	["10.0.0.0/8, fd00::/8", ["10.0.0.0/8", "fd00::/8"]],
])("trusts as proxies: %s", (value, trusted) => {
	expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
});

it.each<[Record<string, string>, string]>([
	[{ PORT: "abc" }, "PORT must be a whole number"],
	[{ PORT: "-1" }, "PORT must be a whole number"],
	[{ PORT: "80.5" }, "PORT must be a whole number"],
	[{ PORT: "65536" }, "PORT must be 65535 or less"],
	[{ ADMISSIONS: "later" }, "ADMISSIONS must be calendar, open or closed"],
	[{ MIN_FILL_MS: "-1" }, "MIN_FILL_MS must be a whole number"],
	[{ APPLICATION_FEE: "0" }, "APPLICATION_FEE must be 1 or more"],
	[{ APPLICATION_FEE: "30000000" }, "APPLICATION_FEE must be 1000000 or less"],
	[{ DATABASE_URL: "school" }, "DATABASE_URL must look like postgres://user:password@host/database"],
	[{ DATABASE_URL: "mysql://host/school" }, "DATABASE_URL must look like postgres://user:password@host/database"],
	[
		{ DATABASE_URL: "postgres://school:secret@db.example/school" },
		"DATABASE_URL points to another machine without saying whether to use TLS. Add ?sslmode=verify-full, or " +
			"?sslmode=disable if the network is your own",
	],
	[{ SMTP_URL: "mail.school.example" }, "SMTP_URL must look like smtps://user:password@host:465"],
	[{ SITE_URL: "www.school.example" }, "SITE_URL must look like https://www.school.example"],
	[{ MAIL_FROM: "The School <hello@school.example>" }, "MAIL_FROM must be an email address"],
	[{ MAIL_TO: "a@school.example,b@school.example" }, "MAIL_TO must be an email address"],
	[{ REMINDERS: "never" }, "REMINDERS must be on or off"],
	[{ RATE_LIMIT: "yes" }, "RATE_LIMIT must be on or off"],
	[{ SENDERS_PER_ADDRESS: "0" }, "SENDERS_PER_ADDRESS must be 1 or more"],
	[{ DATA_DIR: "/srv/school", BACKUP_TO: "/srv/school/backups" }, "BACKUP_TO must be a folder outside of DATA_DIR"],
	[
		{ BACKUP_TO: "s3://backups" },
		"BACKUP_TO must be a folder, or look like s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1",
	],
	[
		{ BACKUP_RECIPIENT: "me" },
		"BACKUP_RECIPIENT must be off, or the public key that school backup --key prints (age1…)",
	],
	[{ DEMO: "no" }, "DEMO must be on or off"],
	[
		{ DATABASE_DIRECT_URL: "postgres://localhost/school" },
		"DATABASE_URL is missing. Set it to PgBouncer’s address, or remove DATABASE_DIRECT_URL",
	],
	[{ DRAIN_SECONDS: "301" }, "DRAIN_SECONDS must be 300 or less"],
	[{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent"],
	[
		{ TRUST_PROXY: "on" },
		"TRUST_PROXY must be off, or the addresses of the proxies in front, separated by commas, such as 10.0.0.0/8",
	],
	[
		{ TRUST_PROXY: "10.0.0.0/33" },
		"TRUST_PROXY must be off, or the addresses of the proxies in front, separated by commas, such as 10.0.0.0/8",
	],
	[{ PAYMENTS: "paypal" }, "PAYMENTS must be sandbox, razorpay or off"],
	[
		{ PAYMENTS: "razorpay" },
		"RAZORPAY_KEY_ID is missing. PAYMENTS=razorpay needs it: copy it from Razorpay’s dashboard",
	],
	[{ ...razorpay, RAZORPAY_KEY_ID: "key" }, "RAZORPAY_KEY_ID must start with rzp_test_ or rzp_live_"],
	[{ ...razorpay, RAZORPAY_KEY_SECRET: "" }, "RAZORPAY_KEY_SECRET must not be empty"],
	[{ RAZORPAY_WEBHOOK_SECRET: "" }, "RAZORPAY_WEBHOOK_SECRET must not be empty"],
	[{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: "secret\n" }, "RAZORPAY_WEBHOOK_SECRET must not contain spaces"],
	[{ ...razorpay, RAZORPAY_WEBHOOK_SECRET_OLD: " " }, "RAZORPAY_WEBHOOK_SECRET_OLD must not contain spaces"],
])("refuses %j in one sentence that names it", (set, sentence) => {
	expect(() => readSettings(set)).toThrow(new SettingsError(`The setting ${sentence}.`));
});

it("names every wrong setting at once, each on a line with its first fault", () => {
	expect(() => readSettings({ LOG_LEVEL: "loud", PORT: "abc", SECRET_KEY: "too short" })).toThrow(
		new SettingsError(
			"The setting PORT must be a whole number.\nThe setting SECRET_KEY must not contain spaces.\n" +
				"The setting LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.",
		),
	);
});

it.each([
	"postgres://school:secret@db.example/school?sslmode=verify-full",
	"postgres://school:secret@database/school?sslmode=disable",
	"postgres://school:secret@127.0.0.1:5432/school",
	"postgres://school:secret@[::1]/school",
	"postgres:///school?host=/run/postgresql",
])("takes the database at %s", (url) => {
	expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it("names no secret when it refuses one", () => {
	const set = { DATABASE_URL: "http://school:pass-word@host/school" };
	expect(() => readSettings(set)).toThrow(
		expect.objectContaining({ message: expect.not.stringContaining("pass-word") }),
	);
});

it.each(["https://www.school.example/site", "https://www.school.example/?a", "https://me@www.school.example"])(
	"refuses %s, of which a part would be dropped",
	(SITE_URL) => {
		expect(() => readSettings({ SITE_URL, PAYMENTS: "off" })).toThrow(
			"The setting SITE_URL must end after the host, as https://www.school.example does.",
		);
	},
);

it("takes an address with a slash at its end", () => {
	expect(readSettings({ SITE_URL: "https://www.school.example/", PAYMENTS: "off" }).siteUrl).toBe(
		"https://www.school.example",
	);
});
