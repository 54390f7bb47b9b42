/**
 * Exit code of a process that has nothing left to do while a module is still waited for. Node 20 now and then
 * ends so on a busy machine while it loads, before anything of ours has run: its parent may start it again.
 */
export const UNSETTLED_AWAIT = 13;
