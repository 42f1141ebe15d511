/** HTML that other programs put on the clipboard, shortened to one of each of their habits, and what it becomes. */
export const clipboards: readonly { from: string; html: string; markdown: string }[] = [
	{
		from: "Word",
		html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1><a name="_Toc1"></a><b><span style='font-size:16.0pt'>Admissions 2027<o:p></o:p></span></b></h1>
<p class=MsoNormal><span style='font-size:11.0pt'>Dr. Raghunathan opens the <b>second&nbsp;round</b> of
interviews, <i>by letter</i>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Mark
sheet of class XII<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>both sides<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>NATA score card<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Write to
<a href="mailto:office@school.example"><span style='color:#0563C1'>the office</span></a></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td width=200><p class=MsoNormal><b>Round<o:p></o:p></b></p></td><td><p
class=MsoNormal><b>Last day</b></p></td></tr><tr><td><p class=MsoNormal>First</p></td><td><p class=MsoNormal>30
June | 5 pm</p></td></tr></table><!--EndFragment--></body></html>`,
		markdown: `## Admissions 2027

Dr. Raghunathan opens the **second round** of interviews, *by letter*.

- Mark sheet of class XII
  - both sides
- NATA score card

1. Write to [the office](mailto:office@school.example)

| Round | Last day |
|---|---|
| First | 30 June \\| 5 pm |`,
	},
	{
		from: "Google Docs",
		html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">What was found</span></h2><p
dir="ltr"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Measured in </span><span
style="font-weight:700;font-style:normal;white-space:pre-wrap;">nine </span><span
style="font-weight:700;white-space:pre-wrap;">days</span><span style="font-weight:400;white-space:pre-wrap;">, see </span><a
href="https://www.google.com/url?q=https://tea.example/a_b%3Fc%3D1&amp;sa=D"><span
style="font-weight:400;text-decoration:underline;white-space:pre-wrap;">the board</span></a><span
style="white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr"
role="presentation"><span style="font-weight:400;">a loft</span></p></li><ul><li dir="ltr" aria-level="2"><p
role="presentation"><span style="font-style:italic;">with its fan</span></p></li></ul><li><p><span>four rivets</span></p></li></ul></b><br
class="Apple-interchange-newline">`,
		markdown: `## What was found

Measured in **nine days**, see [the board](https://tea.example/a_b?c=1).

- a loft
  - *with its fan*
- four rivets`,
	},
	{
		from: "WhatsApp",
		html: `<html><body><!--StartFragment--><span dir="ltr" class="selectable-text copyable-text" style="white-space:
pre-wrap;"><span><strong class="selectable-text">Open house</strong> on Saturday <img alt="🏛️" src="data:image/gif;base64,R0"
class="emoji">\nGate opens at 9:30\n\n<em>Bring a pencil</em> &amp; paper</span></span><!--EndFragment--></body></html>`,
		markdown: `**Open house** on Saturday 🏛️\\
Gate opens at 9:30

*Bring a pencil* & paper`,
	},
	{
		from: "Google Sheets",
		html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid
#cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1"><colgroup><col
width="100"/><col width="100"/></colgroup><tbody><tr><td data-sheets-value="{}">Year</td><td>Fee</td></tr><tr><td>I</td><td
style="text-align:right;">2,40,000</td></tr><tr><td></td><td></td></tr><tr><td>II</td><td></td></tr></tbody></table>`,
		markdown: `| Year | Fee |
|---|---|
| I | 2,40,000 |
| II |  |`,
	},
	{
		from: "Excel",
		html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}
--></style></head><body><table border=0 cellpadding=0><!--StartFragment--><col width=64><tr height=20><td height=20
class=xl65>Batch</td><td class=xl65>Offers</td></tr><tr><td colspan=2>None</td></tr><!--EndFragment--></table></body></html>`,
		markdown: `| Batch | Offers |
|---|---|
| None |  |`,
	},
	{
		from: "a page of this site",
		html: `<div><p>As the <a href="ORIGIN/fees?year=1#hostel">fees</a> say: <code>a*b</code></p><blockquote><p>Hold the
other end.</p></blockquote><ol start="3"><li>third</li><li>fourth</li></ol><p>1. no list, # no heading, *no* stars,
[no](link)</p><p># also none</p></div>`,
		markdown: `As the [fees](/fees?year=1#hostel) say: \`a*b\`

> Hold the other end.

3. third
4. fourth

1\\. no list, # no heading, \\*no\\* stars, \\[no](link)

\\# also none`,
	},
	{
		from: "an e-mail",
		html: `<div><b>Bring a pencil<br># and <i>pa</i>per<br><br>by noon</b></div><ul>Room C<li>upstairs<ol><li>left</ol></ul>
<h4>See you <b>there</b> #</h4><span style="display:none">tracked</span><table><tr><td><p>one</p><p>column</p></td></tr></table>`,
		markdown: `**Bring a pencil\\
# and *pa*per**

**by noon**

- Room C
- upstairs
  1. left

#### See you there \\#

one

column`,
	},
];
