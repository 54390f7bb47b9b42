/** Whether the popup with the form is open. */
export const useBrief = () => useState("brief", () => false);
