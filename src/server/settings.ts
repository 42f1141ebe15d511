import { isAbsolute, resolve, sep } from "node:path";
import { z } from "zod";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { knownLanguages } from "#src/languages/catalogue.server.ts";
import { feeBounds } from "#src/school/forms/added-programme.ts";
import { readS3Location } from "#src/storage/s3/s3-location.ts";
import { type RepositoryLocation, readRepositoryLocation } from "./backup/repository-location.ts";
import { hasChosenTls, isAddressRange, isOrigin, readClamdAddress } from "./setting-addresses.ts";

const flag = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");
const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
	z
		.string()
		.regex(/^\d+$/, "must be a whole number")
		.transform(Number)
		.refine((value) => value >= min, `must be ${min} or more`)
		.refine((value) => value <= max, `must be ${max} or less`);
const url = (protocols: string[], example: string) =>
	z
		.string()
		.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must look like ${example}`);
const address = z.string().refine(isMailAddress, "must be an email address");

/** A secret pasted with a space or line end makes wrong signatures; an empty one would accept any. */
const secret = z.string().min(1, "must not be empty").regex(/^\S*$/, "must not contain spaces");

const s3Example = "s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1";

const environment = z.object({
	PORT: wholeNumber(0, 65_535).default(3000),
	HOST: z.string().min(1, "must not be empty").default("127.0.0.1"),
	DATA_DIR: z.string().min(1, "must not be empty").default("./data"),
	DATABASE_URL: url(["postgres:", "postgresql:"], "postgres://user:password@host/database").optional(),
	DATABASE_DIRECT_URL: url(["postgres:", "postgresql:"], "postgres://user:password@host/database").optional(),
	STORAGE_URL: z
		.string()
		.transform((value, context) => {
			const location = readS3Location(value);
			if (!location) context.addIssue(`must look like ${s3Example}`);
			return location ?? z.NEVER;
		})
		.optional(),
	CLAMD_SOCKET: z
		.string()
		.transform((value, context) => {
			const address = readClamdAddress(value);
			if (!address) context.addIssue("must be the path of a socket, or an address in a private network with its port");
			return address ?? z.NEVER;
		})
		.optional(),
	SMTP_URL: url(["smtp:", "smtps:"], "smtps://user:password@host:465").optional(),
	MAIL_FROM: address.optional(),
	MAIL_TO: address.optional(),
	OPERATOR_EMAIL: address.optional(),
	METRICS_TOKEN: secret.min(32, "must have 32 characters or more").optional(),
	SECRET_KEY: secret.min(32, "must have 32 characters or more").optional(),
	SITE_URL: url(["http:", "https:"], "https://www.school.example")
		.refine(isOrigin, "must end after the host, as https://www.school.example does")
		.optional(),
	PAYMENTS: z.enum(["sandbox", "razorpay", "off"], "must be sandbox, razorpay or off").optional(),
	RAZORPAY_KEY_ID: z
		.string()
		.regex(/^rzp_(test|live)_\w+$/, "must start with rzp_test_ or rzp_live_")
		.optional(),
	RAZORPAY_KEY_SECRET: secret.optional(),
	RAZORPAY_WEBHOOK_SECRET: secret.optional(),
	RAZORPAY_WEBHOOK_SECRET_OLD: secret.optional(),
	OIDC_ISSUER: url(["https:", "http:"], "https://accounts.google.com").optional(),
	OIDC_CLIENT_ID: secret.optional(),
	OIDC_CLIENT_SECRET: secret.optional(),
	OIDC_DOMAIN: z
		.string()
		.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "must look like school.example")
		.optional(),
	ADMISSIONS: z.enum(["calendar", "open", "closed"], "must be calendar, open or closed").default("calendar"),
	APPLICATION_FEE: wholeNumber(feeBounds.min, feeBounds.max).default(10),
	SITE_LANGUAGES: z
		.string()
		.default("ta,hi")
		.transform((value) => (value === "off" ? [] : value.split(",").map((tag) => tag.trim())))
		.refine(
			(tags) => tags.every((tag) => knownLanguages().includes(tag)),
			`must be off, or one or more of these, separated by commas: ${knownLanguages().join(", ")}`,
		),
	REMINDERS: flag.default(true),
	LINK_CHECKS: flag.optional(),
	DEMO: flag.default(true),
	DEMO_OFFICE: flag.default(true),
	EMPTY: flag.default(false),
	RATE_LIMIT: flag.default(true),
	SENDERS_PER_ADDRESS: wholeNumber(1, 10_000).default(20),
	LOAD_SHEDDING: flag.default(true),
	MIN_FILL_MS: wholeNumber(0).default(2000),
	BACKUP_TO: z.string().optional(),
	BACKUP_RECIPIENT: z
		.string()
		.regex(/^(age1[0-9a-z]{58,}|off)$/, "must be off, or the public key that school backup --key prints (age1…)")
		.optional(),
	DRAIN_SECONDS: wholeNumber(0, 300).default(0),
	LOG_LEVEL: z
		.enum(
			["fatal", "error", "warn", "info", "debug", "trace", "silent"],
			"must be fatal, error, warn, info, debug, trace or silent",
		)
		.default("info"),
	TRUST_PROXY: z
		.string()
		.transform((value) => (value === "off" ? [] : value.split(",").map((part) => part.trim())))
		.refine(
			(list) => list.every(isAddressRange),
			"must be off, or the addresses of the proxies in front, separated by commas, such as 10.0.0.0/8",
		)
		.default([]),
});

export const settingNames = Object.keys(environment.shape);

/** Ends the start; each line of `message` names a setting and what is wrong with it. */
export class SettingsError extends Error {
	override name = "SettingsError";
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads and checks every setting of the process.
 * @param env environment variables; empty strings count as not set, except for Razorpay's, which are refused
 * @throws SettingsError naming every setting whose value is wrong, or, if each is valid, the first that conflicts with
 * another
 */
export function readSettings(env: Record<string, string | undefined>) {
	const givenEnv = Object.fromEntries(
		Object.entries(env).filter(([name, value]) => value !== "" || name.startsWith("RAZORPAY_")),
	);
	const parsed = environment.safeParse(givenEnv);
	if (!parsed.success) {
		const { issues } = parsed.error;
		const first = issues.filter(({ path: [name] }, at) => issues.findIndex(({ path }) => path[0] === name) === at);
		const sentences = first.map(({ path: [name], message }) => `The setting ${String(name)} ${message}.`);
		throw new SettingsError(sentences.join("\n"));
	}
	const set = parsed.data;
	const payments = readPayments(set);
	for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const) {
		const text = set[name];
		if (text !== undefined && !hasChosenTls(new URL(text)))
			throw new SettingsError(
				`The setting ${name} points to another machine without saying whether to use TLS. ` +
					"Add ?sslmode=verify-full, or ?sslmode=disable if the network is your own.",
			);
	}
	if (set.DATABASE_DIRECT_URL !== undefined && set.DATABASE_URL === undefined)
		throw new SettingsError(
			"The setting DATABASE_URL is missing. Set it to PgBouncer’s address, or remove DATABASE_DIRECT_URL.",
		);
	const dataDir = isAbsolute(set.DATA_DIR) ? set.DATA_DIR : resolve(set.DATA_DIR);
	const origin = new URL(set.SITE_URL ?? `http://localhost:${set.PORT}`).origin;
	return {
		port: set.PORT,
		host: set.HOST,
		dataDir,
		databaseUrl: set.DATABASE_URL,
		/** Leads to the same database without the pooler between; undefined where there is none. */
		databaseDirectUrl: set.DATABASE_DIRECT_URL,
		/** Storage for uploaded files; undefined for the data folder. */
		s3: set.STORAGE_URL,
		/** Seals what the database may not hold in plain; without one, a file in the data folder does. */
		secretKey: set.SECRET_KEY,
		siteUrl: origin,
		smtpUrl: set.SMTP_URL,
		/** Scans documents for viruses before they are taken; undefined where none does. */
		clamd: set.CLAMD_SOCKET,
		mailFrom: set.MAIL_FROM,
		mailTo: set.MAIL_TO,
		/** Email of the person who runs the school and is told what needs a person; undefined for no one. */
		operatorEmail: set.OPERATOR_EMAIL,
		/** Opens the metrics to programs elsewhere. */
		metricsToken: set.METRICS_TOKEN,
		payments,
		/** The school's identity provider; undefined where members have passwords alone. */
		oidc: readOidc(set),
		/** True if applications are taken: as the season's dates say, always or never. */
		admissions: set.ADMISSIONS,
		/** The application fee in whole rupees, of forms without a fee of their own. */
		applicationFee: set.APPLICATION_FEE,
		/** Languages of the pages for families, beside English. */
		languages: set.SITE_LANGUAGES,
		/** Remind applicants of drafts, fees and missing papers by email. */
		reminders: set.REMINDERS,
		/** Check once a week where the links of published texts lead, also elsewhere. */
		// The demo school asks no other site.
		linkChecks: set.LINK_CHECKS ?? (!set.DEMO || set.EMPTY),
		/** Fill a database that never had content with the demo school. */
		demo: set.DEMO && !set.EMPTY,
		/** Begin a new database with a school that has yet to be set up, whichever school was built. */
		empty: set.EMPTY,
		/**
		 * Fill that database with sample applications, enquiries and alumni too; never where a real provider would get
		 * orders for their fees.
		 */
		demoOffice: set.DEMO && !set.EMPTY && set.DEMO_OFFICE && payments.mode !== "razorpay",
		/** Place where a backup is made every day; undefined where none is. */
		backup: readBackup(set, dataDir),
		rateLimit: set.RATE_LIMIT,
		sendersPerAddress: set.SENDERS_PER_ADDRESS,
		loadShedding: set.LOAD_SHEDDING,
		minFillMs: set.MIN_FILL_MS,
		/** Time for which a process that is told to end continues while it says that it is not ready. */
		drainMs: set.DRAIN_SECONDS * 1000,
		logLevel: set.LOG_LEVEL,
		trustProxy: set.TRUST_PROXY.length > 0 && set.TRUST_PROXY,
	};
}

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string; domain: string };

function readOidc(set: z.output<typeof environment>): OidcSettings | undefined {
	if (set.OIDC_ISSUER === undefined) return undefined;
	const requireSetting = (name: "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "OIDC_DOMAIN") => {
		const value = set[name];
		if (!value)
			throw new SettingsError(
				`The setting ${name} is missing. OIDC_ISSUER needs it: copy it from your identity provider.`,
			);
		return value;
	};
	return {
		issuer: set.OIDC_ISSUER,
		clientId: requireSetting("OIDC_CLIENT_ID"),
		clientSecret: requireSetting("OIDC_CLIENT_SECRET"),
		domain: requireSetting("OIDC_DOMAIN"),
	};
}

/** The recipient is the public key to which backups are encrypted; undefined for backups that are not. */
export type BackupSettings = { to: RepositoryLocation; recipient: string | undefined };

function readBackup(set: z.output<typeof environment>, dataDir: string): BackupSettings | undefined {
	if (set.BACKUP_TO === undefined) return undefined;
	const to = readRepositoryLocation(set.BACKUP_TO);
	if (!to) throw new SettingsError(`The setting BACKUP_TO must be a folder, or look like ${s3Example}.`);
	if ("folder" in to && `${to.folder}${sep}`.startsWith(`${dataDir}${sep}`))
		throw new SettingsError("The setting BACKUP_TO must be a folder outside of DATA_DIR.");
	if (set.BACKUP_RECIPIENT === undefined)
		throw new SettingsError(
			"The setting BACKUP_RECIPIENT is missing. To encrypt backups, run school backup --key, and set BACKUP_RECIPIENT " +
				"to the public key it prints. To leave backups unencrypted, set it to off.",
		);
	return { to, recipient: set.BACKUP_RECIPIENT === "off" ? undefined : set.BACKUP_RECIPIENT };
}

export type PaymentSettings =
	| { mode: "off" }
	| { mode: "sandbox" }
	| { mode: "razorpay"; keyId: string; keySecret: string; webhookSecrets: string[] };

/**
 * Returns the mode if no setting gives one: the sandbox.
 * @throws SettingsError at an https:// address, where it would count applications as paid for nothing
 */
function defaultPaymentMode({ SITE_URL = "" }: z.output<typeof environment>) {
	if (URL.canParse(SITE_URL) && new URL(SITE_URL).protocol === "https:")
		throw new SettingsError(
			"The setting PAYMENTS is missing. It’s required because SITE_URL starts with https://. Set it to razorpay (with " +
				"its keys), to off, or to sandbox, where fees count as paid but no money moves.",
		);
	return "sandbox" as const;
}

function readPayments(set: z.output<typeof environment>): PaymentSettings {
	const mode = set.PAYMENTS ?? (set.RAZORPAY_KEY_ID ? "razorpay" : undefined) ?? defaultPaymentMode(set);
	if (mode !== "razorpay") return { mode };
	const requireSetting = (name: "RAZORPAY_KEY_ID" | "RAZORPAY_KEY_SECRET" | "RAZORPAY_WEBHOOK_SECRET") => {
		const value = set[name];
		if (!value)
			throw new SettingsError(
				`The setting ${name} is missing. PAYMENTS=razorpay needs it: ` +
					(name === "RAZORPAY_WEBHOOK_SECRET"
						? "the secret that you choose for the webhook in Razorpay’s dashboard."
						: "copy it from Razorpay’s dashboard."),
			);
		return value;
	};
	return {
		mode,
		keyId: requireSetting("RAZORPAY_KEY_ID"),
		keySecret: requireSetting("RAZORPAY_KEY_SECRET"),
		webhookSecrets: [requireSetting("RAZORPAY_WEBHOOK_SECRET"), set.RAZORPAY_WEBHOOK_SECRET_OLD].filter(
			(secret) => secret !== undefined,
		),
	};
}
