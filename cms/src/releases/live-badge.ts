/** Path of the badge that stands beside Publish, as Payload's config names components. */
export const LIVE_BADGE = "/releases/admin/live-badge#LiveBadge";
