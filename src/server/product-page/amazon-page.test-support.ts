/** A product page with Amazon's markup, shortened, and our own texts. */
export interface AmazonPage {
  readonly host: string
  readonly lang: string
  readonly title: string
  readonly name: string
  readonly byline: string
  readonly asin: string
  /** Amounts as written: the price to pay and the old price, or a price range. */
  readonly price: { readonly now: string; readonly before?: string } | { readonly span: readonly string[] }
  /** Label and value of the chosen color. */
  readonly color?: readonly [string, string]
  /** Label and value of the size; null if not chosen yet, so that there is no buy button. */
  readonly size?: readonly [string, string | null]
  readonly buy: string
  readonly recommended: readonly (readonly [name: string, price: string])[]
}

const picture = (id: string, form: string) => `https://m.media-amazon.com/images/I/${id}._AC_${form}_.jpg`

/** The HTML of the page. */
export function amazonPage(page: AmazonPage): string {
  const { lang, title, name, asin, host, byline } = page
  return `<!doctype html><html lang="${lang}" class="a-no-js" data-19ax5a9jf="dingo"><head>
<meta charset="utf-8"/><title dir="ltr">${title}</title><meta name="title" content="${title}"/>
<meta name="description" content="Shop ${name} and other clothes. Free delivery on eligible orders."/>
<link rel="canonical" href="https://${host}/Some-Words-Of-It/dp/${asin}"/></head>
<body class="a-m-us a-aui_72554-c"><div id="a-page">${navigation}
<div id="dp" class="apparel en_US"><div id="dp-container" class="a-container" role="main">
<div id="wayfinding-breadcrumbs_feature_div" class="celwidget"><ul class="a-unordered-list a-horizontal"><li><a class="a-link-normal a-color-tertiary" href="/b?node=7141123011">Clothing</a></li></ul></div>
${adCarousel('percolate-ui-ilm_div', page.recommended.slice(0, 2))}
<div id="ppd"><div id="rightCol" class="rightCol">${buyBox(page)}</div>
<div id="leftCol" class="a-section a-spacing-none"><div id="imageBlock_feature_div" class="celwidget">${gallery(page)}</div></div>
<div id="centerCol" class="centerColAlign">
<div id="titleblock_feature_div" class="celwidget"><div id="titleSection" class="a-section a-spacing-none">
<h1 id="title" class="a-size-large a-spacing-none"><span id="productTitle" class="a-size-large product-title-word-break">        ${name}       </span></h1></div></div>
<div id="bylineInfo_feature_div" class="celwidget"><div class="a-section a-spacing-none"><a id="bylineInfo" class="a-link-normal" href="/stores/page/0A1B?ref_=ast_bln">${byline}</a></div></div>
<div id="averageCustomerReviews_feature_div"><span id="acrPopover" class="reviewCountTextLinkedHistogram noUnderline" title="4.4 out of 5 stars"><a href="javascript:void(0)" class="a-popover-trigger a-declarative"><span class="a-size-base a-color-base">4.4</span></a></span></div>
${priceBlock(page)}${twister(page)}
<div id="featurebullets_feature_div" class="celwidget"><div id="productFactsDesktopExpander"><h3 class="product-facts-title">Product details</h3>
<div class="a-fixed-left-grid product-facts-detail"><div class="a-fixed-left-grid-col a-col-left"><span class="a-color-base">Fabric type</span></div><div class="a-fixed-left-grid-col a-col-right"><span class="a-color-base">100% Cotton</span></div></div></div></div>
</div></div>
${carousel('sims-consolidated-2_feature_div', page.recommended)}
${carousel('sp_detail', page.recommended)}
${comparison(page.recommended)}
<div id="customerReviews"><h2>Top reviews from the United States</h2><div class="a-section review"><span>We paid $99.00 for two of these and I would do it again.</span></div></div>
${carousel('rhf', page.recommended)}
</div></div><div id="navFooter" class="navLeftFooter nav-sprite-v1"><a href="/gp/help">Conditions of Use</a></div></div></body></html>`
}

const navigation = `<header id="navbar-main"><div id="nav-belt"><a id="nav-logo-sprites" href="/ref=nav_logo" class="nav-logo-link" aria-label="Amazon"></a>
<form id="nav-search-bar-form" action="/s/ref=nb_sb_noss" role="search"><select id="searchDropdownBox" class="nav-search-dropdown"><option value="search-alias=aps">All Departments</option></select><input type="text" id="twotabsearchtextbox" name="field-keywords"/></form>
<a href="/gp/cart/view.html?ref_=nav_cart" id="nav-cart" class="nav-a">Cart</a></div></header>`

function amount(text: string, classes = ''): string {
  const [, sign = '', whole = '', point = '', fraction = '', behind = ''] =
    /^(\D*?)([\d.,]+?)(?:([.,])(\d{2}))?(\s*\D*)$/u.exec(text) ?? []
  const cents = point && `<span class="a-price-decimal">${point}</span>`
  const seen = `<span class="a-price-symbol">${sign || behind.trim()}</span><span class="a-price-whole">${whole}${cents}</span>${fraction && `<span class="a-price-fraction">${fraction}</span>`}`
  return `<span class="a-price ${classes}" data-a-size="xl" data-a-color="base"><span class="a-offscreen">${text}</span><span aria-hidden="true">${seen}</span></span>`
}

function struck(text: string): string {
  return `<span class="a-price a-text-price" data-a-size="s" data-a-strike="true" data-a-color="secondary"><span class="a-offscreen">${text}</span><span aria-hidden="true">${text}</span></span>`
}

function priceBlock({ price }: AmazonPage): string {
  if ('span' in price)
    return `<div id="apex_desktop" class="celwidget"><div id="corePrice_desktop" class="celwidget"><div class="a-section a-spacing-small"><table class="a-lineitem a-align-top"><tr><td class="a-color-secondary a-size-base a-text-right a-nowrap">Price:</td><td class="a-span12"><span class="a-price-range">${price.span.map((text) => amount(text, 'a-text-price a-size-medium apexPriceToPay')).join(' - ')}</span></td></tr></table></div></div></div>`
  const saving = price.before
    ? `<span class="a-size-large a-color-price savingPriceOverride savingsPercentage">-22%</span>`
    : ''
  const before = price.before
    ? `<div class="a-section a-spacing-small"><span class="a-size-small a-color-secondary basisPrice">List Price: ${struck(price.before)}</span></div>`
    : ''
  return `<div id="apex_desktop" class="celwidget"><div id="corePriceDisplay_desktop_feature_div" class="celwidget"><div class="a-section a-spacing-none aok-align-center aok-relative"><span class="aok-offscreen">   ${price.now} with 22 percent savings   </span>${saving}${amount(price.now, 'aok-align-center reinventPricePriceToPayMargin priceToPay').replace(/(a-offscreen">)[^<]*/, '$1 ')}</div>${before}</div></div>`
}

function buyBox({ price, buy, size, asin }: AmazonPage): string {
  const shown = 'now' in price ? amount(price.now, 'a-text-normal aok-align-center') : ''
  if (size && size[1] === null)
    return `<div id="desktop_buybox"><div id="buybox"><div id="partialStateBuybox" class="a-box"><div id="partialStateBuyboxCore_feature_div"><span class="a-size-base">To buy, select <b>${size[0]}</b></span></div><div id="add-to-wishlist-button-group"><input type="submit" value="Add to List" title="Add to List"/></div></div></div></div>`
  return `<div id="desktop_buybox"><div id="buybox"><form method="post" id="addToCart" action="/gp/product/handle-buy-box/ref=dp_start-bbf_1_glance"><div id="corePrice_feature_div" class="celwidget">${shown}</div><div id="deliveryBlockMessage"><span data-csa-c-delivery-price="FREE">FREE delivery Friday</span></div><input type="hidden" name="ASIN" value="${asin}"/><span id="submit.add-to-cart" class="a-button a-button-primary"><input id="add-to-cart-button" name="submit.add-to-cart" title="${buy}" type="submit" value="${buy}"/></span></form></div></div>`
}

function gallery({ name }: AmazonPage): string {
  const dynamic = JSON.stringify({
    [picture('71mainOne', 'UX342')]: [428, 342],
    [picture('71mainOne', 'UX679')]: [849, 679],
  }).replaceAll('"', '&quot;')
  const thumbs = ['51thumbA', '51thumbB']
    .map(
      (id) =>
        `<li class="a-spacing-small item imageThumbnail a-declarative"><span class="a-button a-button-thumbnail"><input class="a-button-input" type="submit"/><img alt="" src="${picture(id, 'SR38,50')}"/></span></li>`,
    )
    .join('')
  return `<div id="imageBlock"><div id="altImages"><ul class="a-unordered-list a-nostyle a-button-list a-vertical">${thumbs}</ul></div><div id="main-image-container"><ul class="a-unordered-list a-nostyle a-horizontal list maintain-height"><li class="image item itemNo0 selected maintain-height"><div id="imgTagWrapperId" class="imgTagWrapper"><img alt="${name}" src="${picture('71mainOne', 'UX342')}" data-old-hires="${picture('71mainOne', 'UL1500')}" id="landingImage" data-a-image-name="landingImage" class="a-dynamic-image a-stretch-horizontal" data-a-dynamic-image="${dynamic}"/></div></li></ul></div></div>`
}

function twister({ color, size, price }: AmazonPage): string {
  const others = 'now' in price ? ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '11', '12'] : []
  const swatches = others
    .map(
      (digit, at) =>
        `<li data-asin="B0COLOR${at}" class="dimension-value-list-item-square-image inline-twister-swatch"><span class="a-button a-button-toggle"><input name="${at}" type="submit"/><img class="swatch-image" alt="Shade ${at}" src="${picture(`31swatch${at}`, 'SR50,70')}"/><div class="twisterSlotDiv"><span class="a-price olpMessage"><span class="a-offscreen">${'now' in price ? price.now.replace(/\d/, digit) : ''}</span></span></div></span></li>`,
    )
    .join('')
  const colors = color
    ? `<div id="inline-twister-row-color_name" class="a-section a-spacing-none inline-twister-row"><div id="inline-twister-dim-title-color_name" class="a-section dimension-text"><span class="a-size-base a-color-secondary">${color[0]}: </span><span id="inline-twister-expanded-dimension-text-color_name" class="a-size-base a-color-base inline-twister-dim-title-value a-text-bold">${color[1]}</span></div><ul class="a-unordered-list a-nostyle a-button-list a-horizontal dimension-values-list" role="radiogroup">${swatches}</ul></div>`
    : ''
  const sizes = size
    ? `<div id="inline-twister-row-size_name" class="a-section a-spacing-none inline-twister-row"><div id="inline-twister-dim-title-size_name" class="a-section dimension-text"><span class="a-size-base a-color-secondary">${size[0]}: </span>${size[1] === null ? '<select name="dropdown_selected_size_name"><option value="-1">Select</option><option>S</option><option>M</option></select>' : `<span id="inline-twister-expanded-dimension-text-size_name" class="a-size-base a-color-base inline-twister-dim-title-value a-text-bold">${size[1]}</span>`}</div></div>`
    : ''
  return `<div id="twister_feature_div" class="celwidget"><div id="twister-plus-inline-twister-container"><div id="twister-plus-inline-twister">${colors}${sizes}</div></div></div>`
}

function card([name, price]: readonly [string, string], at: number): string {
  return `<li class="a-carousel-card" role="listitem"><div id="sp_detail_B0OTHER${at}" data-asin="B0OTHER${at}" class="a-section"><a class="a-link-normal" title="${name}" href="/sspa/click?ie=UTF8&amp;url=%2Fdp%2FB0OTHER${at}"><img alt="${name}" src="${picture(`61other${at}`, 'UF480,480')}"/><div class="sponsored-products-truncator-truncate p13n-sc-truncate">${name}</div></a><div class="a-row"><a class="a-link-normal" href="/product-reviews/B0OTHER${at}"><i class="a-icon a-icon-star"></i><span class="a-size-small">2,105</span></a></div><a class="a-link-normal" href="/dp/B0OTHER${at}">${amount(price)}</a></div></li>`
}

function carousel(id: string, items: AmazonPage['recommended']): string {
  return `<div id="${id}" class="celwidget"><div class="a-begin a-carousel-container a-carousel-static" data-a-carousel-options="{}"><h2 class="a-carousel-heading">Customers also viewed</h2><div class="a-carousel-viewport"><ol class="a-carousel" role="list">${items.map(card).join('')}</ol></div></div></div>`
}

function adCarousel(id: string, items: AmazonPage['recommended']): string {
  return `<div id="${id}" class="celwidget">${items.map(([name, price], at) => `<div class="_Y29ud_bxcGridText_3AiaV"><a href="/dp/B0AD${at}"><img alt="${name}" src="${picture(`61ad${at}`, 'SR150,150')}"/></a><span>${name}</span>${amount(price)}</div>`).join('')}</div>`
}

function comparison(items: AmazonPage['recommended']): string {
  return `<div id="product-comparison_feature_div"><table id="HLCXComparisonTable" class="a-bordered"><tr>${items.map(([name], at) => `<th><a href="/dp/B0CMP${at}"><img alt="${name}" src="${picture(`61cmp${at}`, 'SL80')}"/></a></th>`).join('')}</tr><tr>${items.map(([, price]) => `<td><span class="a-color-price">${price}</span></td>`).join('')}</tr></table></div>`
}

/** Amazon's response to a suspected robot. */
export const amazonCheck = `<!doctype html><html class="a-no-js" lang="en-us"><head><title dir="ltr">Amazon.com</title></head><body>
<!-- To discuss automated access to Amazon data please contact api-services-support@amazon.com. -->
<div class="a-container a-padding-double-large"><h4>Enter the characters you see below</h4><p class="a-last">Sorry, we just need to make sure you're not a robot. For best results, please make sure your browser is accepting cookies.</p>
<form method="get" action="/errors/validateCaptcha"><img src="https://images-na.ssl-images-amazon.com/captcha/x/Captcha_y.jpg"><input autocomplete="off" placeholder="Type characters" id="captchacharacters" name="field-keywords" type="text"><button type="submit" class="a-button-text">Continue shopping</button></form></div></body></html>`

/** The newer robot check, without a captcha picture. */
export const amazonContinue = `<!doctype html><html lang="en-us"><head><title dir="ltr">Amazon.com</title></head><body><div class="a-container"><h4>Click the button below to continue shopping</h4><form method="get" action="/errors/validateCaptcha"><input type="hidden" name="amzn" value="x"><button type="submit" class="a-button-text" alt="Continue shopping">Continue shopping</button></form></div></body></html>`
