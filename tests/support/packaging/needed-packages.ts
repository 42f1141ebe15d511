import { existsSync } from "node:fs";
import { announce, installMissing } from "../../../scripts/checks/system-packages.ts";

const packages = {
	buildah: { purpose: "buildah, which builds the image without a daemon", file: "/usr/bin/buildah" },
	mmdebstrap: { purpose: "mmdebstrap, which makes the image’s base", file: "/usr/bin/mmdebstrap" },
	"debian-archive-keyring": {
		purpose: "the keys by which Debian’s packages are checked",
		file: "/usr/share/keyrings/debian-archive-keyring.gpg",
	},
	caddy: { purpose: "Caddy, which is tried in front of the site", file: "/usr/bin/caddy" },
	"nginx-light": { purpose: "nginx, which reads its example", file: "/usr/sbin/nginx" },
	openssl: { purpose: "openssl, which makes that a certificate", file: "/usr/bin/openssl" },
	prometheus: { purpose: "promtool, which reads /metrics as Prometheus does", file: "/usr/bin/promtool" },
	systemd: { purpose: "systemd-analyze, which reads the unit", file: "/usr/bin/systemd-analyze" },
};

/** Installs Debian's packages of these names unless they are there, after saying which and why. */
export function installNeeded(...names: (keyof typeof packages)[]): void {
	const missing = names
		.map((name) => ({ ...packages[name], packages: [name], instead: "leave the part packaging out" }))
		.map(({ file, ...each }) => ({ ...each, isThere: () => existsSync(file) }))
		.filter(({ isThere }) => !isThere());
	announce(missing);
	for (const each of missing) installMissing(each);
}
