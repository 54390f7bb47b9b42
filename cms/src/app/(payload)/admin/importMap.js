import { TitleCell as TitleCell_d57577c08f55fe0c1fdddaa4c1943a82 } from '../../../lists/admin/title-cell'
import { SourceText as SourceText_19ab15b3786d491aad01b9f6a62c8bfc } from 'payload-translations/admin/source-text'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FlushFeatureClient as FlushFeatureClient_49ece16b19839aa6f686e95593066cfb } from '../../../rich-text/admin/flush-feature'
import { PresetsFeatureClient as PresetsFeatureClient_610e1ce8175553cea6316b002bcb1c78 } from '../../../rich-text/admin/presets'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FlushBlock as FlushBlock_0601214625bde845b371911caed6ecf1 } from '../../../rich-text/admin/flush-block'
import { BlockHead as BlockHead_239b39bd145d8fb468bbc3b9a698ac18 } from '../../../rich-text/admin/block-head'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextDiff as TextDiff_24dd548580240cc163a1dd7c5f598f39 } from '../../../rich-text/admin/text-diff'
import { ColorField as ColorField_8490eb1f500a90e598517d6c28cfaba0 } from '../../../territory/admin/color-field'
import { MarkField as MarkField_0106cbbc6c0c0edcd6f50f90dba98867 } from '../../../territory/admin/mark-field'
import { SeedDice as SeedDice_f9092e1d7e3f68aff9e7f17c3949a013 } from '../../../territory/admin/seed-dice'
import { Compositions as Compositions_790719cd3269c62f7b76dc41e749ba42 } from '../../../territory/admin/compositions'
import { SharingView as SharingView_ee0643069a76a765ccea4808aec02ea3 } from '../../../sharing/admin/sharing-view'
import { DateField as DateField_a2bc152749af1566c43b7a719cc618e2 } from 'payload-kit/admin/date-field'
import { LookCell as LookCell_a1fcafb31767d7dffc5ff3d2b046cb94 } from '../../../lists/admin/look-cell'
import { LanguagesCell as LanguagesCell_4ecf1ad6f18cb4eadb73243a9e7011f4 } from '../../../lists/admin/languages-cell'
import { StatusCell as StatusCell_ae94e7930c79c5477e64ca6c4e969efe } from '../../../lists/admin/status-cell'
import { ScheduledList as ScheduledList_86fa70b2a830fdb7112cdae1e2b7f99e } from 'payload-releases/admin/scheduled-list'
import { FieldFinder as FieldFinder_dbe77e7001877720fb43a99f200e0104 } from '../../../admin/field-finder'
import { Heading as Heading_ebeb35b0a5a5a460b941c28923708a65 } from 'payload-kit/admin/heading'
import { KeepModified as KeepModified_2ab38f13c164ee1c726ecdb6634b3823 } from 'payload-editing/admin/keep-modified'
import { SavingTools as SavingTools_f16db3f3b5cced8d4ee76cc9aa979344 } from 'payload-editing/admin/saving-tools'
import { FieldLink as FieldLink_f26bf74a6448aa705baa2b04d2bd3fb6 } from 'payload-preview/admin/field-link'
import { SetMembership as SetMembership_7515d207bfdc84caa3ab7d96f047b5f7 } from 'payload-sets/admin/set-membership'
import { GatePanel as GatePanel_5d418eb5dd241fcc98a0c7f7527425f5 } from 'payload-publish-gate/admin/gate-panel'
import { CheckItem as CheckItem_ea9682f7fdbc45da1c12dc008f634045 } from 'payload-publish-gate/admin/check-item'
import { RevertItem as RevertItem_c8f45563358c139a3d5084d15cbb612c } from '../../../versions/admin/revert-item'
import { ScheduleItem as ScheduleItem_d4d365157f9782a38fe895f4da53b3f8 } from '../../../admin/schedule-item'
import { AddToSet as AddToSet_7515d207bfdc84caa3ab7d96f047b5f7 } from 'payload-sets/admin/set-membership'
import { Publish as Publish_e245a9c206e5af528b562211e0f772ea } from '../../../admin/publish'
import { EntryStatus as EntryStatus_5e851b499c476a5fc25cbc2969950a67 } from 'payload-releases/admin/entry-status'
import { EditView as EditView_7b4e1de927b480bede389397dae44080 } from 'payload-preview/admin/edit-view'
import { Alts as Alts_14684f3fcd81d4cab8f0869227afb863 } from '../../../pictures/admin/alts'
import { TagsCell as TagsCell_97a12a5cf452e37b67280533cf33ab06 } from '../../../pictures/admin/tags-cell'
import { SizeCell as SizeCell_723bcd59b67b5d81ed880501818814f0 } from '../../../pictures/admin/picture-cells'
import { UsesCell as UsesCell_723bcd59b67b5d81ed880501818814f0 } from '../../../pictures/admin/picture-cells'
import { Crops as Crops_fdaba7257c3e7ed63e621ec015ec68b4 } from '../../../pictures/admin/crops'
import { PictureList as PictureList_c4e76ed462607851ca8b951dd0d4bdd3 } from '../../../pictures/admin/picture-list'
import { Said as Said_4147d496e2d4a54edd398ebc38d35166 } from '../../../enquiries/admin/said'
import { Attachment as Attachment_27c9bc0439af20fa23e41797fac3ccfc } from '../../../enquiries/admin/attachment'
import { ExportItem as ExportItem_6d7a424b76772f32b97319f18d7978e3 } from '../../../enquiries/admin/address-tools'
import { PersonTools as PersonTools_7de371dca1c6c8c43d6bd43ead873cf4 } from '../../../enquiries/admin/inbox-tools'
import { MailNotice as MailNotice_7de371dca1c6c8c43d6bd43ead873cf4 } from '../../../enquiries/admin/inbox-tools'
import { EnquiryTools as EnquiryTools_020e5b07c6f4c30d6ac21454d7b65a25 } from '../../../enquiries/admin/enquiry-tools'
import { SetPanel as SetPanel_76a7ec55c63628ab81c89de2bfedf0b4 } from 'payload-sets/admin/set-panel'
import { ReleaseLog as ReleaseLog_025ffcc4f100754f98d538d83e3641ec } from 'payload-releases/admin/release-log'
import { CurrentPassword as CurrentPassword_03b659b34287656c38a3796c7b301c30 } from 'payload-accounts/admin/current-password'
import { SecondFactor as SecondFactor_73092cb5d37a540c66baca5acf967eea } from 'payload-accounts/admin/second-factor'
import { SessionList as SessionList_d15714364bb7b0637bf77cd6fade1345 } from 'payload-accounts/admin/sessions'
import { EntryCell as EntryCell_981bf62c137b57ebabb66a66e80434f8 } from 'payload-accounts/admin/entry-cell'
import { ColorInput as ColorInput_af4c68e9dccf5949d052def21027458e } from '../../../admin/look-inputs'
import { LogoInput as LogoInput_af4c68e9dccf5949d052def21027458e } from '../../../admin/look-inputs'
import { RowLabel as RowLabel_449c6b7222100a56f1d3fc62b7d6d9c1 } from '../../../admin/row-label'
import { MenuItems as MenuItems_ac00420231d382c71998cfc37f613687 } from 'payload-kit/admin/menu-items'
import { FirstRun as FirstRun_b5b4294fe7e103c629b83cf0f7fea81b } from '../../../first-run/first-run'
import { Icon as Icon_5ab6c8c2e4a4eac151adeb977454f709 } from '../../../admin/graphics'
import { Logo as Logo_5ab6c8c2e4a4eac151adeb977454f709 } from '../../../admin/graphics'
import { NavLink as NavLink_5e81281c3c33131136512416bb015e42 } from 'payload-kit/admin/nav-link'
import { Start as Start_41bd739819e466c05f23aa3e894b57fc } from '../../../first-run/start'
import { NotSetUp as NotSetUp_0550650453c26f4854cb6d41d0cdda88 } from '../../../monitoring/admin/not-set-up'
import { ButtonNames as ButtonNames_e11e66ad75a619daf623b94c3e621340 } from '../../../admin/button-names'
import { SiteColors as SiteColors_592a8b65c7db8bec1f9b4aaedd94dbad } from '../../../admin/site-colors'
import { LinksView as LinksView_2ee2c281268331e0aeda99d773bd9040 } from 'payload-publish-gate/admin/links-view'
import { TranslationsView as TranslationsView_807eff653de2b2fb72c156c8cc20b28a } from 'payload-translations/admin/translations-view'
import { LoginView as LoginView_b15b6528749760b30f27f17cc693938a } from 'payload-accounts/admin/login-view'
import { ForgotView as ForgotView_37fa2d89aa69a6247166ff2e117b8e5a } from 'payload-accounts/admin/forgot-view'
import { Desk as Desk_fada9cccba98161938347d503a75a48f } from 'payload-desk/admin/desk'
import { InboxWidget as InboxWidget_63f0598034a4bdbe4ce5e7497035892f } from '../../../enquiries/admin/inbox-tile'
import { ReleasesTile as ReleasesTile_bcdde909697b565ec39322fb0589fe5e } from 'payload-releases/admin/releases-tile'
import { ScheduledWidget as ScheduledWidget_7b23b499e895d5ad315f027ad6f85686 } from 'payload-releases/admin/scheduled-widget'
import { TranslatedWidget as TranslatedWidget_ccce160d8ee7249554e7c45ef087717f } from 'payload-translations/admin/translated-widget'
import { DraftsWidget as DraftsWidget_3c4926c943f2910350b751949e563b17 } from 'payload-desk/admin/widgets'
import { EditingWidget as EditingWidget_3c4926c943f2910350b751949e563b17 } from 'payload-desk/admin/widgets'
import { BackupWidget as BackupWidget_d53da46e7bcb82738e2cddedffe01170 } from 'payload-backup/admin/backup-tile'
import { NoticesWidget as NoticesWidget_31f60b85fc718295c20392e1a01f9d2a } from 'payload-monitoring/admin/notices-widget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/lists/admin/title-cell#TitleCell": TitleCell_d57577c08f55fe0c1fdddaa4c1943a82,
  "payload-translations/admin/source-text#SourceText": SourceText_19ab15b3786d491aad01b9f6a62c8bfc,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/admin/flush-feature#FlushFeatureClient": FlushFeatureClient_49ece16b19839aa6f686e95593066cfb,
  "/rich-text/admin/presets#PresetsFeatureClient": PresetsFeatureClient_610e1ce8175553cea6316b002bcb1c78,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/admin/flush-block#FlushBlock": FlushBlock_0601214625bde845b371911caed6ecf1,
  "/rich-text/admin/block-head#BlockHead": BlockHead_239b39bd145d8fb468bbc3b9a698ac18,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/admin/text-diff#TextDiff": TextDiff_24dd548580240cc163a1dd7c5f598f39,
  "/territory/admin/color-field#ColorField": ColorField_8490eb1f500a90e598517d6c28cfaba0,
  "/territory/admin/mark-field#MarkField": MarkField_0106cbbc6c0c0edcd6f50f90dba98867,
  "/territory/admin/seed-dice#SeedDice": SeedDice_f9092e1d7e3f68aff9e7f17c3949a013,
  "/territory/admin/compositions#Compositions": Compositions_790719cd3269c62f7b76dc41e749ba42,
  "/sharing/admin/sharing-view#SharingView": SharingView_ee0643069a76a765ccea4808aec02ea3,
  "payload-kit/admin/date-field#DateField": DateField_a2bc152749af1566c43b7a719cc618e2,
  "/lists/admin/look-cell#LookCell": LookCell_a1fcafb31767d7dffc5ff3d2b046cb94,
  "/lists/admin/languages-cell#LanguagesCell": LanguagesCell_4ecf1ad6f18cb4eadb73243a9e7011f4,
  "/lists/admin/status-cell#StatusCell": StatusCell_ae94e7930c79c5477e64ca6c4e969efe,
  "payload-releases/admin/scheduled-list#ScheduledList": ScheduledList_86fa70b2a830fdb7112cdae1e2b7f99e,
  "/admin/field-finder#FieldFinder": FieldFinder_dbe77e7001877720fb43a99f200e0104,
  "payload-kit/admin/heading#Heading": Heading_ebeb35b0a5a5a460b941c28923708a65,
  "payload-editing/admin/keep-modified#KeepModified": KeepModified_2ab38f13c164ee1c726ecdb6634b3823,
  "payload-editing/admin/saving-tools#SavingTools": SavingTools_f16db3f3b5cced8d4ee76cc9aa979344,
  "payload-preview/admin/field-link#FieldLink": FieldLink_f26bf74a6448aa705baa2b04d2bd3fb6,
  "payload-sets/admin/set-membership#SetMembership": SetMembership_7515d207bfdc84caa3ab7d96f047b5f7,
  "payload-publish-gate/admin/gate-panel#GatePanel": GatePanel_5d418eb5dd241fcc98a0c7f7527425f5,
  "payload-publish-gate/admin/check-item#CheckItem": CheckItem_ea9682f7fdbc45da1c12dc008f634045,
  "/versions/admin/revert-item#RevertItem": RevertItem_c8f45563358c139a3d5084d15cbb612c,
  "/admin/schedule-item#ScheduleItem": ScheduleItem_d4d365157f9782a38fe895f4da53b3f8,
  "payload-sets/admin/set-membership#AddToSet": AddToSet_7515d207bfdc84caa3ab7d96f047b5f7,
  "/admin/publish#Publish": Publish_e245a9c206e5af528b562211e0f772ea,
  "payload-releases/admin/entry-status#EntryStatus": EntryStatus_5e851b499c476a5fc25cbc2969950a67,
  "payload-preview/admin/edit-view#EditView": EditView_7b4e1de927b480bede389397dae44080,
  "/pictures/admin/alts#Alts": Alts_14684f3fcd81d4cab8f0869227afb863,
  "/pictures/admin/tags-cell#TagsCell": TagsCell_97a12a5cf452e37b67280533cf33ab06,
  "/pictures/admin/picture-cells#SizeCell": SizeCell_723bcd59b67b5d81ed880501818814f0,
  "/pictures/admin/picture-cells#UsesCell": UsesCell_723bcd59b67b5d81ed880501818814f0,
  "/pictures/admin/crops#Crops": Crops_fdaba7257c3e7ed63e621ec015ec68b4,
  "/pictures/admin/picture-list#PictureList": PictureList_c4e76ed462607851ca8b951dd0d4bdd3,
  "/enquiries/admin/said#Said": Said_4147d496e2d4a54edd398ebc38d35166,
  "/enquiries/admin/attachment#Attachment": Attachment_27c9bc0439af20fa23e41797fac3ccfc,
  "/enquiries/admin/address-tools#ExportItem": ExportItem_6d7a424b76772f32b97319f18d7978e3,
  "/enquiries/admin/inbox-tools#PersonTools": PersonTools_7de371dca1c6c8c43d6bd43ead873cf4,
  "/enquiries/admin/inbox-tools#MailNotice": MailNotice_7de371dca1c6c8c43d6bd43ead873cf4,
  "/enquiries/admin/enquiry-tools#EnquiryTools": EnquiryTools_020e5b07c6f4c30d6ac21454d7b65a25,
  "payload-sets/admin/set-panel#SetPanel": SetPanel_76a7ec55c63628ab81c89de2bfedf0b4,
  "payload-releases/admin/release-log#ReleaseLog": ReleaseLog_025ffcc4f100754f98d538d83e3641ec,
  "payload-accounts/admin/current-password#CurrentPassword": CurrentPassword_03b659b34287656c38a3796c7b301c30,
  "payload-accounts/admin/second-factor#SecondFactor": SecondFactor_73092cb5d37a540c66baca5acf967eea,
  "payload-accounts/admin/sessions#SessionList": SessionList_d15714364bb7b0637bf77cd6fade1345,
  "payload-accounts/admin/entry-cell#EntryCell": EntryCell_981bf62c137b57ebabb66a66e80434f8,
  "/admin/look-inputs#ColorInput": ColorInput_af4c68e9dccf5949d052def21027458e,
  "/admin/look-inputs#LogoInput": LogoInput_af4c68e9dccf5949d052def21027458e,
  "/admin/row-label#RowLabel": RowLabel_449c6b7222100a56f1d3fc62b7d6d9c1,
  "payload-kit/admin/menu-items#MenuItems": MenuItems_ac00420231d382c71998cfc37f613687,
  "/first-run/first-run#FirstRun": FirstRun_b5b4294fe7e103c629b83cf0f7fea81b,
  "/admin/graphics#Icon": Icon_5ab6c8c2e4a4eac151adeb977454f709,
  "/admin/graphics#Logo": Logo_5ab6c8c2e4a4eac151adeb977454f709,
  "payload-kit/admin/nav-link#NavLink": NavLink_5e81281c3c33131136512416bb015e42,
  "/first-run/start#Start": Start_41bd739819e466c05f23aa3e894b57fc,
  "/monitoring/admin/not-set-up#NotSetUp": NotSetUp_0550650453c26f4854cb6d41d0cdda88,
  "/admin/button-names#ButtonNames": ButtonNames_e11e66ad75a619daf623b94c3e621340,
  "/admin/site-colors#SiteColors": SiteColors_592a8b65c7db8bec1f9b4aaedd94dbad,
  "payload-publish-gate/admin/links-view#LinksView": LinksView_2ee2c281268331e0aeda99d773bd9040,
  "payload-translations/admin/translations-view#TranslationsView": TranslationsView_807eff653de2b2fb72c156c8cc20b28a,
  "payload-accounts/admin/login-view#LoginView": LoginView_b15b6528749760b30f27f17cc693938a,
  "payload-accounts/admin/forgot-view#ForgotView": ForgotView_37fa2d89aa69a6247166ff2e117b8e5a,
  "payload-desk/admin/desk#Desk": Desk_fada9cccba98161938347d503a75a48f,
  "/enquiries/admin/inbox-tile#InboxWidget": InboxWidget_63f0598034a4bdbe4ce5e7497035892f,
  "payload-releases/admin/releases-tile#ReleasesTile": ReleasesTile_bcdde909697b565ec39322fb0589fe5e,
  "payload-releases/admin/scheduled-widget#ScheduledWidget": ScheduledWidget_7b23b499e895d5ad315f027ad6f85686,
  "payload-translations/admin/translated-widget#TranslatedWidget": TranslatedWidget_ccce160d8ee7249554e7c45ef087717f,
  "payload-desk/admin/widgets#DraftsWidget": DraftsWidget_3c4926c943f2910350b751949e563b17,
  "payload-desk/admin/widgets#EditingWidget": EditingWidget_3c4926c943f2910350b751949e563b17,
  "payload-backup/admin/backup-tile#BackupWidget": BackupWidget_d53da46e7bcb82738e2cddedffe01170,
  "payload-monitoring/admin/notices-widget#NoticesWidget": NoticesWidget_31f60b85fc718295c20392e1a01f9d2a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
