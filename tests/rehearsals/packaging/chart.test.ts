import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { parseAllDocuments, stringify } from "yaml";
import { readSettings } from "#src/server/settings.ts";
import { faultOf, installHelm, type Manifest } from "#tests/support/packaging/helm.ts";

let helm: string;
beforeAll(async () => {
	helm = await installHelm();
}, 600_000);

const site = { siteUrl: "https://www.school.example", settings: { PAYMENTS: "off" } };
const stateless = {
	...site,
	replicas: 3,
	database: "postgresql",
	files: "s3",
	secretName: "school",
	settings: { STORAGE_URL: "s3://school/files?region=eu-central-1", MAIL_TO: "office@school.example", PAYMENTS: "off" },
	ingress: { enabled: true, className: "nginx", tlsSecretName: "school-tls", addresses: ["10.0.0.0/8", "fd00::/8"] },
};

const backups = { BACKUP_TO: "s3://school/backups?region=eu-central-1", BACKUP_RECIPIENT: `age1${"a".repeat(58)}` };
const rehearsed = {
	...site,
	settings: { ...site.settings, ...backups },
	rehearsal: { enabled: true, keySecret: "backup-key" },
};

function run(command: string, values: object, ...args: string[]) {
	const input = stringify(values);
	const { status, stdout, stderr } = spawnSync(helm, [command, ...args, "deploy/chart", "--values", "-"], {
		input,
		encoding: "utf8",
	});
	return { status, stdout, stderr };
}

// biome-ignore lint/suspicious/noExplicitAny: the manifests have the shapes that Kubernetes gives them
type Rendered = Record<string, any>;

function render(values: object): Rendered {
	const { status, stdout, stderr } = run("template", values, "desk");
	expect([status, stderr]).toEqual([0, ""]);
	const manifests = parseAllDocuments(stdout).map((document) => document.toJS());
	return Object.fromEntries(manifests.filter(Boolean).map((manifest: Manifest) => [manifest.kind, manifest]));
}

describe.each([
	["one process, all in a volume", site, ["Deployment", "PersistentVolumeClaim", "Service"]],
	["one process with a rehearsal", rehearsed, ["CronJob", "Deployment", "PersistentVolumeClaim", "Service"]],
	["three processes", stateless, ["Deployment", "Ingress", "PodDisruptionBudget", "Service"]],
])("%s", (_, values, kinds) => {
	it("is in order for Helm, and every object for the schemas of Kubernetes", async () => {
		expect(run("lint", values, "--strict")).toMatchObject({ status: 0 });
		const rendered = render(values);
		expect(Object.keys(rendered).toSorted()).toEqual(kinds);
		for (const manifest of Object.values(rendered))
			expect([manifest.kind, await faultOf(manifest as Manifest)]).toEqual([manifest.kind, undefined]);
	});

	it("has settings that the process takes, and its rights are those of the image", () => {
		const { containers, securityContext, automountServiceAccountToken } = render(values).Deployment.spec.template.spec;
		const [{ env, securityContext: own, volumeMounts }] = containers;
		const plain = env.filter((each: { value?: string }) => each.value !== undefined);
		const envValues = Object.fromEntries(
			plain.map(({ name, value }: { name: string; value: string }) => [name, value]),
		);
		expect(readSettings(envValues).siteUrl).toBe("https://www.school.example");
		expect(readSettings(envValues).drainMs).toBe(5000);
		// YAML as Helm reads it takes a plain off for false.
		expect(envValues.PAYMENTS).toBe("off");
		expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
		expect(own).toEqual({
			readOnlyRootFilesystem: true,
			allowPrivilegeEscalation: false,
			capabilities: { drop: ["ALL"] },
		});
		expect(automountServiceAccountToken).toBe(false);
		expect(volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(["/data", "/tmp"]);
	});
});

it("replaces one process before the next where they would share a file, and one beside the other where they do not", () => {
	expect(render(site).Deployment.spec.strategy).toEqual({ type: "Recreate" });
	const { Deployment } = render(stateless);
	expect(Deployment.spec).toMatchObject({ replicas: 3, strategy: { rollingUpdate: { maxUnavailable: 0 } } });
	const secretEnv = Deployment.spec.template.spec.containers[0].env.filter(
		(each: { valueFrom?: object }) => each.valueFrom,
	);
	expect(secretEnv.map(({ name }: { name: string }) => name)).toEqual(["DATABASE_URL", "SECRET_KEY"]);
	expect(render(site).PersistentVolumeClaim.metadata.annotations["helm.sh/resource-policy"]).toBe("keep");
});

it("rehearses a restore with the settings of the site, beside its volume", () => {
	const { CronJob, Deployment } = render(rehearsed);
	const { spec } = CronJob.spec.jobTemplate.spec.template;
	const [container] = spec.containers;
	expect(container.env).toEqual(Deployment.spec.template.spec.containers[0].env);
	expect(container.command).toEqual(["school", "rehearse-restore", "--in", "/rehearsal", "--identity", "/key/key.txt"]);
	expect(spec.affinity.podAffinity).toBeDefined();
	expect(spec.securityContext).toEqual(Deployment.spec.template.spec.securityContext);
});

it("the schemas of Kubernetes do find a mistake", async () => {
	const { Deployment } = render(site);
	Deployment.spec.template.spec.containers[0].ports[0].containerPort = "http";
	expect(await faultOf(Deployment as Manifest)).toContain("containerPort");
	expect(await faultOf({ apiVersion: "apps/v2", kind: "Deployment", metadata: { name: "x" } })).toContain("apps/v2");
});

it.each([
	["no address", {}],
	["no word about payments", { siteUrl: site.siteUrl }],
	["two processes on SQLite", { ...site, replicas: 2 }],
	["a secret among the settings", { ...site, settings: { RAZORPAY_KEY_SECRET: "x" } }],
	["a name that there is not", { ...site, replicaCount: 2 }],
])("Helm refuses %s by the schema", (_, values) => {
	const { status, stderr } = run("template", values, "desk");
	expect([status, stderr]).toEqual([1, expect.stringContaining("values don't meet the specifications of the schema")]);
});
