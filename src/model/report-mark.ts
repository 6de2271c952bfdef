/** How a page names itself that shows a book's texts again with what was found in them: it is no text of the book. */
export const reportMark = '<meta name="generator" content="ruleglot check">';
