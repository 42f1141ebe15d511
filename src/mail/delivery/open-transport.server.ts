import { join } from "node:path";
import { folderTransport } from "./folder.server.ts";
import { smtpTransport } from "./smtp.server.ts";
import type { MailTransport } from "./transport.ts";

/** How emails leave: by the mail server of the settings, or as files in `DATA_DIR/mail` where there is none. */
export function openTransport({ smtpUrl, dataDir }: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
	return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, "mail"));
}
