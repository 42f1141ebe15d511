// biome-ignore-all lint/suspicious/noArrayIndexKey: a mail is rendered once, its parts never move
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { LetterBlock } from "./email-model.ts";
import { look } from "./email-styles.ts";

/** One piece of a letter, as the cell of its row. */
export function Block({ block }: { block: LetterBlock }) {
	if ("rows" in block) return <Rows rows={block.rows} />;
	if ("heading" in block) return <Heading text={block.heading} />;
	if ("action" in block) return <Action {...block.action} />;
	const [style, className, text] =
		"note" in block ? [look.note, "soft", block.note] : [look.paragraph, "ink", block.paragraph];
	return (
		<td className={className} align="left" style={style}>
			<Lines text={text} />
		</td>
	);
}

function Heading({ text }: { text: string }) {
	return (
		<td align="left">
			<h2 className="shola" style={look.heading}>
				{text}
			</h2>
		</td>
	);
}

function Rows({ rows }: { rows: { label: string; value: string }[] }) {
	return (
		<td style={look.rows}>
			{/* Not for layout: rows of a header and a datum. */}
			<table width="100%" cellPadding={0} cellSpacing={0} border={0} style={look.full}>
				<tbody>
					{rows.map(({ label, value }, index) => {
						const edge = index === rows.length - 1 ? look.lastEdge : {};
						return (
							<tr key={index}>
								<th scope="row" className="soft hairline label" style={{ ...look.label, ...edge }}>
									{label}
								</th>
								<td className="ink hairline value" dir="auto" style={{ ...look.value, ...edge }}>
									<Lines text={value} />
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</td>
	);
}

function Action({ label, url }: { label: string; url: string }) {
	return (
		<td align="left" style={look.action}>
			<Table className="button-frame">
				<tr>
					<td className="button" align="center" style={look.button}>
						<a href={url} style={look.buttonText}>
							{label}
						</a>
					</td>
				</tr>
			</Table>
			<Table style={look.full}>
				<tr>
					<td className="soft" style={look.address}>
						<a className="soft" href={url} style={look.addressLink}>
							{url}
						</a>
					</td>
				</tr>
			</Table>
		</td>
	);
}

function Lines({ text }: { text: string }) {
	return text.split(/\r?\n/).map((line, index) => (
		<Fragment key={index}>
			{index > 0 && <br />}
			{line}
		</Fragment>
	));
}

type TableProps = { children: ReactNode; className?: string; style?: CSSProperties; width?: string };

/** A table for layout. */
export function Table({ children, className, style, width }: TableProps) {
	return (
		<table
			role="presentation"
			className={className}
			width={width}
			cellPadding={0}
			cellSpacing={0}
			border={0}
			style={style}
		>
			<tbody>{children}</tbody>
		</table>
	);
}
