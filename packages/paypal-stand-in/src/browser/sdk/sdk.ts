import { makeButtons, type ButtonsOptions } from './buttons.ts'
import { makeCardFields, type CardFieldsOptions } from './card-fields.ts'
import { readScriptSettings } from './script-settings.ts'

const settings = readScriptSettings(document.currentScript)

const paypal = {
  version: '5.0.0-stand-in',
  ...(settings.components.has('buttons') && {
    Buttons: (options?: ButtonsOptions) => makeButtons(settings, options),
  }),
  ...(settings.components.has('card-fields') && {
    CardFields: (options?: CardFieldsOptions) => makeCardFields(settings, options),
  }),
}

Object.assign(window, { [settings.namespace]: paypal })
