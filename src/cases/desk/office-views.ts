/** The views that every office has, in this order; `query` as in a saved view. */
export const officeViews = [
	{ name: "Complete and undecided", query: "status=complete&sort=due" },
	{ name: "With us", query: "status=new,ours&sort=due" },
	{ name: "Overdue", query: "overdue=yes&sort=due" },
	{ name: "Mine", query: "assignee=me&status=open&sort=due" },
	{ name: "Mentions me", query: "mentions=yes&status=open&sort=due" },
	{ name: "Documents missing", query: "type=application&status=open&complete=no&sort=due" },
	{ name: "Paid and not complete", query: "paid=yes&complete=no&status=open&sort=came" },
	{ name: "Enquiries unanswered", query: "type=enquiry,message&status=new,ours&sort=came" },
	{ name: "Job applications", query: "type=job-application&status=open&sort=came" },
	{ name: "Possible duplicates", query: "similar=yes&status=open&sort=name" },
	{ name: "Unassigned", query: "assignee=nobody&status=open&sort=came" },
] as const;
