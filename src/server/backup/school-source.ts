import type { Manifest } from "#src/backup/archive/manifest.ts";
import type { BackupSource } from "#src/backup/make-backup.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { hasSecretKey, readSecretKey } from "#src/secrets/secret-key.server.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { recordMediaHashes } from "#src/server/storage/record-media-hashes.ts";

/** Settings with secrets, which no backup has. */
const secretNames = [
	"SECRET_KEY",
	"DATABASE_URL",
	"DATABASE_DIRECT_URL",
	"SMTP_URL",
	"RAZORPAY_KEY_ID",
	"RAZORPAY_KEY_SECRET",
	"RAZORPAY_WEBHOOK_SECRET",
	"RAZORPAY_WEBHOOK_SECRET_OLD",
	"OIDC_CLIENT_SECRET",
	"METRICS_TOKEN",
];

/** Returns what a backup of the school is made from. */
export async function schoolSource(
	db: Db,
	settings: Settings,
	env: Record<string, string | undefined>,
): Promise<BackupSource> {
	return {
		db,
		dataDir: settings.dataDir,
		storage: recordMediaHashes(await openStorage(settings), db),
		secrets: Object.fromEntries(secretNames.map((name) => [name, Boolean(env[name])])),
		secretKeyHash: hashSecretKey(settings),
	};
}

/** Compares the secret key that the settings lead to with that of a backup. */
export function compareSecretKey(settings: Settings, manifest: Manifest): "same" | "other" | "missing" {
	if (!hasSecretKey(settings)) return "missing";
	return hashSecretKey(settings) === manifest.secretKeyHash ? "same" : "other";
}

/** Tells secret keys apart without giving them away. */
function hashSecretKey(settings: Settings): string {
	return createSealer(readSecretKey(settings)).digest("the secret key of a backup");
}
