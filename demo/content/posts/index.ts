import { dvestiRazgovorov } from "./dvesti-razgovorov";
import { evpNePlakat } from "./evp-ne-plakat";
import { kakIzmeritBrend } from "./kak-izmerit-brend";
import { masterKakMedia } from "./master-kak-media";
import { mifOPechenkah } from "./mif-o-pechenkah";
import { otkazKotoryyNeStydno } from "./otkaz-kotoryy-ne-stydno";
import { stazhyorNeKofevarka } from "./stazhyor-ne-kofevarka";
import { vakansiyaKakPismo } from "./vakansiya-kak-pismo";

/** The newest first. */
export const posts = [
  evpNePlakat,
  vakansiyaKakPismo,
  stazhyorNeKofevarka,
  dvestiRazgovorov,
  otkazKotoryyNeStydno,
  mifOPechenkah,
  masterKakMedia,
  kakIzmeritBrend,
];
