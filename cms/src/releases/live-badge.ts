/** Import map path of the badge beside Publish. */
export const LIVE_BADGE = "/releases/admin/live-badge#LiveBadge";
