import { newsBr } from "./br";
import { newsEn } from "./en";
import { newsRu } from "./ru";

export const news = [...newsEn, ...newsRu, ...newsBr];
