import type { DemoContent } from "../types";
import { awards } from "./awards";
import { caseCategories } from "./case-categories";
import { cases } from "./cases";
import { cities } from "./cities";
import { clients } from "./clients";
import { externals } from "./externals";
import { gallery } from "./gallery";
import { news } from "./news";
import { offices } from "./offices";
import { posts } from "./posts";
import { services } from "./services";
import { site } from "./site";
import { tags } from "./tags";
import { team, teamCategories } from "./team";
import { typeset } from "./typeset";
import { vacancies } from "./vacancies";

/** What a fresh installation shows (A4): an invented agency in English, Russian and Brazilian Portuguese. */
export const demoContent: DemoContent = typeset({
  site,
  offices,
  caseCategories,
  services,
  clients,
  cases,
  awards,
  news,
  cities,
  vacancies,
  teamCategories,
  team,
  gallery,
  tags,
  posts,
  externals,
});
