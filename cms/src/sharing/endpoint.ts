import { cardDesign } from "@future-native/contract/cards";
import type { Endpoint } from "payload";
import { drawCard, openTypefaces, type Typefaces } from "social-cards";
import { drawBeside } from "territories";
import { findRepositoryRoot, readEnv } from "../env";
import { draftAnswer } from "../preview/endpoint";
import { answerForm, refuse, respond } from "../preview/form-request";
import { contentOf, currentGeneration } from "../public-api/answer-cache";
import { describeDraft, type DraftPage } from "./describe-draft";
import { SHARING_PATH, type SharedDraft } from "./shared-draft";

/** Answers with the card and the texts that others will see of an unsaved draft (L5). For those who are signed in; nothing is stored. */
export const sharingEndpoint: Endpoint = {
  path: SHARING_PATH,
  method: "post",
  handler: (request) =>
    answerForm(request, async (form) => {
      const { payload } = request;
      const answer = await draftAnswer(form, payload);
      const page = await describeDraft(answer, contentOf(currentGeneration(payload), payload));
      return page ? respond(await sharedDraft(page), 200) : refuse(422, "incomplete");
    }),
};

let faces: Promise<Typefaces> | undefined;

/** Read once; a failure is not kept. */
function typefaces(): Promise<Typefaces> {
  faces ??= openTypefaces(findRepositoryRoot()).catch((error: unknown) => {
    faces = undefined;
    throw error;
  });
  return faces;
}

async function sharedDraft({ content, title, description, seo, path, site }: DraftPage): Promise<SharedDraft> {
  const picture = seo.picture ?? site.sharingPicture;
  const { productName } = site;
  const svg = picture ? null : drawCard(cardDesign(content, site, drawBeside), await typefaces());
  return {
    title: title ? `${title} — ${productName}` : productName,
    description,
    address: readEnv().siteUrl + path,
    card: svg && `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    picture: picture && { url: picture.url, width: picture.width, height: picture.height, focal: picture.focal },
  };
}
