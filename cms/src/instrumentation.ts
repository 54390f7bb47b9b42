/** Next runs this once, before the server listens; not while it builds. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startUp } = await import("./start-up/start-up");
  await startUp();
}
