// biome-ignore-all lint/suspicious/noArrayIndexKey: a mail is rendered once, its parts never move
import { Fragment, use } from "react";
import { builtInBrand, emailColours } from "./email-colours.ts";
import { Block, Table } from "./email-components.tsx";
import type { Email } from "./email-model.ts";
import { EmailStylesContext, emailStyleSheet, emailStyles } from "./email-styles.ts";

/** Keeps the first lines out of the preview in the list of mails: invisible characters that take no room. */
const filler = "\u200c\u00a0".repeat(80);

/** The page around an email: tables and inline styles, since mail programs drop the rest. */
export function EmailLayout({ email }: { email: Email }) {
	const colours = emailColours(email.sender.colours ?? builtInBrand);
	const styles = emailStyles(colours);
	return (
		<EmailStylesContext value={styles}>
			<html lang={email.language ?? "en"} dir="ltr">
				<head>
					<meta charSet="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1" />
					<meta name="color-scheme" content="light dark" />
					<meta name="supported-color-schemes" content="light dark" />
					<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
					<title>{email.title}</title>
					<style>{emailStyleSheet(colours)}</style>
				</head>
				<body className="paper" style={styles.page}>
					<div style={styles.hidden}>
						{email.preheader} {filler}
					</div>
					<Table style={styles.full} className="paper">
						<tr>
							<td className="paper margin" align="center" style={styles.margin}>
								<Table style={styles.sheet} width="600">
									<Head email={email} />
									{email.blocks.map((block, index) => (
										<tr key={index}>
											<Block block={block} />
										</tr>
									))}
									<Foot sender={email.sender} />
								</Table>
							</td>
						</tr>
					</Table>
				</body>
			</html>
		</EmailStylesContext>
	);
}

function Head({ email }: { email: Email }) {
	const styles = use(EmailStylesContext);
	return (
		<>
			<tr>
				<td>
					<Table style={styles.full}>
						<tr>
							<td className="shola" align="left" valign="bottom" style={styles.sender}>
								{email.sender.name}
							</td>
							<td className="soft" align="right" valign="bottom" style={styles.reference}>
								{email.reference}
							</td>
						</tr>
					</Table>
				</td>
			</tr>
			<tr>
				<td className="head-rule" style={styles.headRule}>
					{"\u00a0"}
				</td>
			</tr>
			<tr>
				<td align="left">
					<h1 className="ink title" style={styles.title}>
						{email.title}
					</h1>
				</td>
			</tr>
		</>
	);
}

function Foot({ sender }: { sender: Email["sender"] }) {
	const styles = use(EmailStylesContext);
	return (
		<tr>
			<td style={{ paddingTop: "28px" }}>
				<Table style={styles.full}>
					<tr>
						<td className="soft hairline" align="left" style={styles.foot}>
							<span className="shola" style={styles.footName}>
								{sender.name}
							</span>
							{sender.lines.map((line) => (
								<Fragment key={line}>
									<br />
									{line}
								</Fragment>
							))}
						</td>
					</tr>
				</Table>
			</td>
		</tr>
	);
}
