import { Awards } from "../../sections/awards/awards";
import { Brief } from "../../sections/brief/brief";
import { CareersLink } from "../../sections/careers-link/careers-link";
import { Clients } from "../../sections/clients/clients";
import { Jobs } from "../../sections/jobs/jobs";
import { News } from "../../sections/news/news";
import { Results } from "../../sections/results/results";
import { Services } from "../../sections/services/services";
import { Team } from "../../sections/team/team";
import { TerritoryBand } from "../../ui/territory/territory-band";
import { required } from "../required";

/** Whose territory lies between the figures and the services, counted from the last of the selected cases. */
const BORDER = -2;

/** Home below its first view (N24). */
export function HomeBelow({ data }: { data: Queries.HomePageQuery }) {
  const settings = required(data.settings, "site settings");
  const border = data.featured.nodes.at(BORDER)?.territory;
  return (
    <>
      <Results settings={settings} />
      {border && <TerritoryBand territory={border} />}
      <Services services={data.services.nodes} />
      <Awards awards={data.awards.nodes} />
      <Clients clients={data.clients.nodes} />
      <Team members={data.team.nodes} categories={data.teamCategories.nodes} />
      <Jobs vacancies={data.vacancies.nodes} cities={data.cities.nodes} more={<CareersLink />} />
      <News items={data.news.nodes} />
      <Brief settings={settings} />
    </>
  );
}
