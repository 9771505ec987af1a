import DeviceProtocol

extension DeviceSwitch {
  /// The title of the menu item.
  package var title: String {
    switch self {
    case .increaseContrast: "Increase Contrast"
    case .reduceMotion: "Reduce Motion"
    case .crossFade: "Prefer Cross-Fade Transitions"
    case .boldText: "Bold Text"
    case .reduceTransparency: "Reduce Transparency"
    case .buttonShapes: "Button Shapes"
    case .grayscale: "Grayscale"
    case .differentiateWithoutColor: "Differentiate Without Color"
    case .hardwareKeyboard: "Connect Hardware Keyboard"
    case .rightToLeft: "Right-to-Left Pseudolanguage"
    case .doubleLength: "Double-Length Pseudolanguage"
    case .accents: "Accented Pseudolanguage"
    case .slowAnimations: "Slow Animations"
    case .blendedLayers: "Color Blended Layers"
    case .misalignedImages: "Color Misaligned Images"
    case .inCall: "In-Call Status Bar"
    case .tintedIcons: "Tinted Icons"
    }
  }

  /// The section of the menu that contains the switch.
  var section: String {
    switch self {
    case .increaseContrast, .reduceMotion, .crossFade, .boldText, .reduceTransparency,
      .buttonShapes, .grayscale, .differentiateWithoutColor:
      "Accessibility"
    case .hardwareKeyboard: "Input"
    case .rightToLeft, .doubleLength, .accents: "Language"
    case .slowAnimations, .blendedLayers, .misalignedImages, .inCall: "Debug"
    case .tintedIcons: "View"
    }
  }

  /// The key that toggles the switch together with Ctrl and Shift, as in `KeyboardEvent.code`.
  var code: String? {
    switch self {
    case .hardwareKeyboard: "KeyK"
    default: nil
    }
  }

  /// The two letters of the title that toggle the switch.
  var letters: String {
    switch self {
    case .increaseContrast: "IC"
    case .reduceMotion: "RM"
    case .crossFade: "CF"
    case .boldText: "BT"
    case .reduceTransparency: "RT"
    case .buttonShapes: "BS"
    case .grayscale: "GR"
    case .differentiateWithoutColor: "DC"
    case .hardwareKeyboard: "HK"
    case .rightToLeft: "RP"
    case .doubleLength: "DL"
    case .accents: "AL"
    case .slowAnimations: "SA"
    case .blendedLayers: "BL"
    case .misalignedImages: "MI"
    case .inCall: "IB"
    case .tintedIcons: "TI"
    }
  }

  /// The effect of the switch.
  package var effect: String {
    switch self {
    case .increaseContrast: "Show system colors and asset colors with more contrast."
    case .reduceMotion: "Ask apps for less motion."
    case .crossFade: "Fade between screens while motion is reduced."
    case .boldText: "Use heavier system fonts."
    case .reduceTransparency: "Make bars and blurred backgrounds opaque."
    case .buttonShapes: "Underline buttons that are only text."
    case .grayscale: "Show the screen without color."
    case .differentiateWithoutColor: "Ask apps to distinguish things by more than color."
    case .hardwareKeyboard: "Keep the software keyboard hidden."
    case .rightToLeft: "Launch apps with a right-to-left layout."
    case .doubleLength: "Launch apps with every localized text twice."
    case .accents: "Launch apps with accents on every localized text."
    case .slowAnimations: "Play animations ten times slower."
    case .blendedLayers: "Color blended layers red, and opaque ones green."
    case .misalignedImages: "Color images off the pixel grid magenta, and stretched ones yellow."
    case .inCall: "Show the status bar as during a call."
    case .tintedIcons: "Show the icons on the home screen in one color."
    }
  }

  /// Whether apps read the switch only when they're launched.
  package var isReadAtLaunch: Bool { section == "Language" }
}
