import { londonAndSaoPauloVacancies } from "./london-sao-paulo";
import { moscowVacancies } from "./moscow";
import { tbilisiVacancies } from "./tbilisi";

export const vacancies = [...moscowVacancies, ...tbilisiVacancies, ...londonAndSaoPauloVacancies];
