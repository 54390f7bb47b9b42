/**
 * `node --import tsx demo/make-recordings/make.ts`: draws the film of the demo and plays its sound anew, with the ffmpeg of this machine. The files
 * are committed; nothing else needs it.
 */
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/paths";
import { runFfmpeg } from "./ffmpeg";
import { drawFilm, drawPoster, FRAMES_A_SECOND } from "./film";
import { playSound, RATE } from "./sound";

const target = (file: string) => join(ROOT, "demo", "recordings", file);
const POSTER = join(ROOT, "demo", "pictures", "film-band-wide.webp");

const frames = ["-f", "image2pipe", "-framerate", String(FRAMES_A_SECOND), "-i", "-", "-pix_fmt", "yuv420p"];
const tagless = ["-map_metadata", "-1", "-fflags", "+bitexact"];
const FILMS: readonly (readonly [file: string, args: readonly string[]])[] = [
  ["film-band.webm", ["-c:v", "libsvtav1", "-preset", "5", "-crf", "45", "-g", "300"]],
  ["film-band.mp4", ["-c:v", "libx264", "-preset", "slow", "-crf", "28", "-g", "300", "-movflags", "+faststart"]],
];

for (const [file, args] of FILMS) await runFfmpeg([...frames, ...args, ...tagless, target(file)], drawFilm());
await writeFile(POSTER, await drawPoster());

async function* samples(): AsyncGenerator<Buffer> {
  yield playSound();
}
const sound = ["-f", "s16le", "-ar", String(RATE), "-ac", "1", "-i", "-", "-c:a", "libmp3lame", "-b:a", "32k"];
await runFfmpeg([...sound, ...tagless, target("sound-band.mp3")], samples());

for (const file of [...FILMS.map(([name]) => target(name)), target("sound-band.mp3"), POSTER]) {
  console.log(`${String((await stat(file)).size).padStart(7)}  ${file}`);
}
