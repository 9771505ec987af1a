/// A setting of the device that's on or off.
///
/// On a new device, all of them are off.
package enum DeviceSwitch: String, Codable, CaseIterable, Sendable {
  case increaseContrast = "increase-contrast"
  case reduceMotion = "reduce-motion"
  case crossFade = "cross-fade"
  case boldText = "bold-text"
  case reduceTransparency = "reduce-transparency"
  case buttonShapes = "button-shapes"
  case grayscale
  case differentiateWithoutColor = "differentiate-without-color"
  case hardwareKeyboard = "hardware-keyboard"
  case rightToLeft = "right-to-left"
  case doubleLength = "double-length"
  case accents
  case slowAnimations = "slow-animations"
  case blendedLayers = "blended-layers"
  case misalignedImages = "misaligned-images"
  case inCall = "in-call"
  case tintedIcons = "tinted-icons"
}
