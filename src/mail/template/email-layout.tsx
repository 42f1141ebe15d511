// biome-ignore-all lint/suspicious/noArrayIndexKey: a mail is rendered once, its parts never move
import { Fragment } from "react";
import { Block, Table } from "./email-components.tsx";
import type { Letter } from "./email-model.ts";
import { look, styleSheet } from "./email-styles.ts";

/** Keeps the first words of the letter out of the preview: a filler of marks that take no room. */
const filler = "\u200c\u00a0".repeat(80);

/** The page around a letter: tables and inline styles, since that is what mail programs keep. */
export function LetterFrame({ letter }: { letter: Letter }) {
	return (
		<html lang={letter.language ?? "en"} dir="ltr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
				<title>{letter.title}</title>
				<style>{styleSheet}</style>
			</head>
			<body className="paper" style={look.page}>
				<div style={look.hidden}>
					{letter.preheader} {filler}
				</div>
				<Table style={look.full} className="paper">
					<tr>
						<td className="paper margin" align="center" style={look.margin}>
							<Table style={look.sheet} width="600">
								<Head letter={letter} />
								{letter.blocks.map((block, index) => (
									<tr key={index}>
										<Block block={block} />
									</tr>
								))}
								<Foot sender={letter.sender} />
							</Table>
						</td>
					</tr>
				</Table>
			</body>
		</html>
	);
}

function Head({ letter }: { letter: Letter }) {
	return (
		<>
			<tr>
				<td>
					<Table style={look.full}>
						<tr>
							<td className="shola" align="left" valign="bottom" style={look.sender}>
								{letter.sender.name}
							</td>
							<td className="soft" align="right" valign="bottom" style={look.mark}>
								{letter.mark}
							</td>
						</tr>
					</Table>
				</td>
			</tr>
			<tr>
				<td className="head-rule" style={look.headRule}>
					{"\u00a0"}
				</td>
			</tr>
			<tr>
				<td align="left">
					<h1 className="ink title" style={look.title}>
						{letter.title}
					</h1>
				</td>
			</tr>
		</>
	);
}

function Foot({ sender }: { sender: Letter["sender"] }) {
	return (
		<tr>
			<td style={{ paddingTop: "28px" }}>
				<Table style={look.full}>
					<tr>
						<td className="soft hairline" align="left" style={look.foot}>
							<span className="shola" style={look.footName}>
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
