/** What schema.org says of a type: which values each of its properties takes, and which it needs. */
export interface TypeRule {
  readonly properties: Readonly<Record<string, readonly string[]>>
  /** Without these a search engine has no use for the node. */
  readonly required: readonly string[]
}

const THING = { name: ['Text'], url: ['URL'], image: ['URL', 'ImageObject'] } as const

const ORGANIZATION = {
  ...THING,
  telephone: ['Text'],
  email: ['Text'],
  foundingDate: ['Date'],
  logo: ['URL', 'ImageObject'],
  address: ['Text', 'PostalAddress'],
  hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
} as const

const LOCAL_BUSINESS = {
  ...ORGANIZATION,
  openingHoursSpecification: ['OpeningHoursSpecification'],
  hasMap: ['URL', 'Map'],
  priceRange: ['Text'],
} as const

/**
 * The types that we publish, from the definitions of schema.org's release 30.0 (March 2026): a
 * property stands here when the type or one of its ancestors has it, with the whole of its range.
 * What is required is what Google's documentation of product and breadcrumb results asks for.
 */
export const VOCABULARY: Readonly<Record<string, TypeRule>> = {
  Product: {
    properties: {
      ...THING,
      description: ['Text', 'TextObject'],
      sku: ['Text'],
      mpn: ['Text'],
      productID: ['Text'],
      category: ['Text', 'URL', 'CategoryCode', 'PhysicalActivityCategory', 'Thing'],
      material: ['Text', 'URL', 'Product'],
      color: ['Text'],
      size: ['Text', 'DefinedTerm', 'QuantitativeValue', 'SizeSpecification'],
      weight: ['QuantitativeValue', 'Mass'],
      brand: ['Brand', 'Organization'],
      manufacturer: ['Organization'],
      offers: ['Offer', 'Demand'],
      additionalProperty: ['PropertyValue'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
    },
    required: ['name', 'image', 'offers'],
  },
  AggregateRating: {
    properties: {
      ...THING,
      ratingValue: ['Number', 'Text'],
      ratingCount: ['Integer'],
      reviewCount: ['Integer'],
      bestRating: ['Number', 'Text'],
      worstRating: ['Number', 'Text'],
    },
    required: ['ratingValue', 'ratingCount'],
  },
  Review: {
    properties: {
      ...THING,
      author: ['Organization', 'Person'],
      datePublished: ['Date', 'DateTime'],
      reviewBody: ['Text'],
      reviewRating: ['Rating'],
    },
    required: ['author', 'reviewRating'],
  },
  Rating: {
    properties: {
      ...THING,
      ratingValue: ['Number', 'Text'],
      bestRating: ['Number', 'Text'],
      worstRating: ['Number', 'Text'],
    },
    required: ['ratingValue'],
  },
  Person: { properties: THING, required: ['name'] },
  Offer: {
    properties: {
      ...THING,
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      priceValidUntil: ['Date'],
      availability: ['ItemAvailability'],
      itemCondition: ['OfferItemCondition'],
      seller: ['Organization', 'Person'],
      sku: ['Text'],
      shippingDetails: ['OfferShippingDetails'],
      hasMerchantReturnPolicy: ['MerchantReturnPolicy'],
      warranty: ['WarrantyPromise'],
    },
    required: [
      'price',
      'priceCurrency',
      'availability',
      'shippingDetails',
      'hasMerchantReturnPolicy',
    ],
  },
  Brand: { properties: { ...THING, logo: ['URL', 'ImageObject'] }, required: ['name'] },
  Organization: { properties: ORGANIZATION, required: ['name'] },
  WarrantyPromise: {
    properties: {
      ...THING,
      durationOfWarranty: ['QuantitativeValue'],
      warrantyScope: ['WarrantyScope'],
    },
    required: ['durationOfWarranty'],
  },
  OfferShippingDetails: {
    properties: {
      ...THING,
      shippingRate: ['MonetaryAmount', 'ShippingRateSettings'],
      shippingDestination: ['DefinedRegion'],
      shippingOrigin: ['DefinedRegion'],
      deliveryTime: ['ShippingDeliveryTime'],
      doesNotShip: ['Boolean'],
    },
    required: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  },
  MonetaryAmount: {
    properties: {
      ...THING,
      value: ['Boolean', 'Number', 'StructuredValue', 'Text'],
      minValue: ['Number'],
      maxValue: ['Number'],
      currency: ['Text'],
    },
    required: ['value', 'currency'],
  },
  DefinedRegion: {
    properties: {
      ...THING,
      addressCountry: ['Country', 'Text'],
      addressRegion: ['AdministrativeArea', 'Text'],
      postalCode: ['Text'],
    },
    required: ['addressCountry'],
  },
  ShippingDeliveryTime: {
    properties: {
      ...THING,
      handlingTime: ['QuantitativeValue', 'ServicePeriod'],
      transitTime: ['QuantitativeValue', 'ServicePeriod'],
      businessDays: ['DayOfWeek', 'OpeningHoursSpecification'],
      cutoffTime: ['Time'],
    },
    required: ['handlingTime', 'transitTime'],
  },
  QuantitativeValue: {
    properties: {
      ...THING,
      value: ['Boolean', 'Number', 'StructuredValue', 'Text'],
      minValue: ['Number'],
      maxValue: ['Number'],
      unitCode: ['Text', 'URL'],
      unitText: ['Text'],
    },
    required: ['unitCode'],
  },
  MerchantReturnPolicy: {
    properties: {
      ...THING,
      applicableCountry: ['Country', 'Text'],
      returnPolicyCountry: ['Country', 'Text'],
      returnPolicyCategory: ['MerchantReturnEnumeration'],
      merchantReturnDays: ['Date', 'DateTime', 'Integer'],
      merchantReturnLink: ['URL'],
      returnMethod: ['ReturnMethodEnumeration'],
      returnFees: ['ReturnFeesEnumeration'],
      refundType: ['RefundTypeEnumeration'],
      itemCondition: ['OfferItemCondition'],
    },
    required: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  },
  Article: {
    properties: {
      ...THING,
      headline: ['Text'],
      description: ['Text', 'TextObject'],
      author: ['Organization', 'Person'],
      publisher: ['Organization', 'Person'],
      datePublished: ['Date', 'DateTime'],
      dateModified: ['Date', 'DateTime'],
      inLanguage: ['Language', 'Text'],
      mainEntityOfPage: ['CreativeWork', 'URL'],
    },
    required: ['headline', 'image', 'author', 'datePublished'],
  },
  BreadcrumbList: {
    properties: {
      ...THING,
      itemListElement: ['ListItem', 'Text', 'Thing'],
      itemListOrder: ['ItemListOrderType', 'Text'],
      numberOfItems: ['Integer'],
    },
    required: ['itemListElement'],
  },
  ListItem: {
    properties: {
      ...THING,
      position: ['Integer', 'Text'],
      item: ['Thing'],
      nextItem: ['ListItem'],
      previousItem: ['ListItem'],
    },
    required: ['position', 'name', 'item'],
  },
  HardwareStore: { properties: LOCAL_BUSINESS, required: ['name', 'address'] },
  PostalAddress: {
    properties: {
      ...THING,
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressRegion: ['AdministrativeArea', 'Text'],
      postalCode: ['Text'],
      addressCountry: ['Country', 'Text'],
    },
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  OpeningHoursSpecification: {
    properties: { ...THING, dayOfWeek: ['DayOfWeek'], opens: ['Time'], closes: ['Time'] },
    required: ['dayOfWeek', 'opens', 'closes'],
  },
  FAQPage: { properties: { ...THING, mainEntity: ['Thing'] }, required: ['mainEntity'] },
  Question: {
    properties: { ...THING, text: ['Text'], acceptedAnswer: ['Answer', 'ItemList'] },
    required: ['name', 'acceptedAnswer'],
  },
  Answer: { properties: { ...THING, text: ['Text'] }, required: ['text'] },
}

/** The members of the enumerations above. */
export const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  ItemAvailability: [
    'BackOrder',
    'Discontinued',
    'InStock',
    'InStoreOnly',
    'LimitedAvailability',
    'MadeToOrder',
    'OnlineOnly',
    'OutOfStock',
    'PreOrder',
    'PreSale',
    'Reserved',
    'SoldOut',
  ],
  OfferItemCondition: ['DamagedCondition', 'NewCondition', 'RefurbishedCondition', 'UsedCondition'],
  MerchantReturnEnumeration: [
    'MerchantReturnFiniteReturnWindow',
    'MerchantReturnNotPermitted',
    'MerchantReturnUnlimitedWindow',
    'MerchantReturnUnspecified',
  ],
  ReturnMethodEnumeration: ['KeepProduct', 'ReturnAtKiosk', 'ReturnByMail', 'ReturnInStore'],
  ReturnFeesEnumeration: [
    'FreeReturn',
    'OriginalShippingFees',
    'RestockingFees',
    'ReturnFeesCustomerResponsibility',
    'ReturnShippingFees',
  ],
  RefundTypeEnumeration: ['ExchangeRefund', 'FullRefund', 'StoreCreditRefund'],
  DayOfWeek: [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'PublicHolidays',
  ],
}
