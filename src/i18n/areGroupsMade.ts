/** Whether message files tell which words they need. The build, which has them do so, makes it true (messagesPlugin.mjs). */
export const areGroupsMade: boolean = false;
