/// The colors that UIKit defines.
///
/// Follows <https://developer.apple.com/documentation/uikit/standard-colors> and
/// <https://developer.apple.com/documentation/uikit/ui-element-colors>.
package enum NamedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let systemRed = dynamic(
    "systemRedColor", rgb(255, 59, 48), rgb(255, 69, 58),
    contrast: (rgb(215, 0, 21), rgb(255, 105, 97)))
  static let systemGreen = dynamic(
    "systemGreenColor", rgb(52, 199, 89), rgb(48, 209, 88),
    contrast: (rgb(36, 138, 61), rgb(48, 219, 91)))
  static let systemBlue = dynamic(
    "systemBlueColor", rgb(0, 122, 255), rgb(10, 132, 255),
    contrast: (rgb(0, 64, 221), rgb(64, 156, 255)))
  static let systemOrange = dynamic(
    "systemOrangeColor", rgb(255, 149, 0), rgb(255, 159, 10),
    contrast: (rgb(201, 52, 0), rgb(255, 179, 64)))
  static let systemYellow = dynamic(
    "systemYellowColor", rgb(255, 204, 0), rgb(255, 214, 10),
    contrast: (rgb(178, 80, 0), rgb(255, 212, 38)))
  static let systemPink = dynamic(
    "systemPinkColor", rgb(255, 45, 85), rgb(255, 55, 95),
    contrast: (rgb(211, 15, 69), rgb(255, 100, 130)))
  static let systemPurple = dynamic(
    "systemPurpleColor", rgb(175, 82, 222), rgb(191, 90, 242),
    contrast: (rgb(137, 68, 171), rgb(218, 143, 255)))
  static let systemTeal = dynamic(
    "systemTealColor", rgb(48, 176, 199), rgb(64, 200, 224),
    contrast: (rgb(0, 130, 153), rgb(93, 230, 255)))
  static let systemIndigo = dynamic(
    "systemIndigoColor", rgb(88, 86, 214), rgb(94, 92, 230),
    contrast: (rgb(54, 52, 163), rgb(125, 122, 255)))
  static let systemBrown = dynamic(
    "systemBrownColor", rgb(162, 132, 94), rgb(172, 142, 104),
    contrast: (rgb(127, 101, 69), rgb(181, 148, 105)))
  static let systemMint = dynamic(
    "systemMintColor", rgb(0, 199, 190), rgb(99, 230, 226),
    contrast: (rgb(12, 129, 123), rgb(102, 212, 207)))
  static let systemCyan = dynamic(
    "systemCyanColor", rgb(50, 173, 230), rgb(100, 210, 255),
    contrast: (rgb(0, 113, 164), rgb(112, 215, 255)))
  static let systemGray = dynamic(
    "systemGrayColor", rgb(142, 142, 147), rgb(142, 142, 147),
    contrast: (rgb(108, 108, 112), rgb(174, 174, 178)))
  static let systemGray2 = dynamic(
    "systemGray2Color", rgb(174, 174, 178), rgb(99, 99, 102),
    contrast: (rgb(142, 142, 147), rgb(124, 124, 128)))
  static let systemGray3 = dynamic(
    "systemGray3Color", rgb(199, 199, 204), rgb(72, 72, 74),
    contrast: (rgb(174, 174, 178), rgb(84, 84, 86)))
  static let systemGray4 = dynamic(
    "systemGray4Color", rgb(209, 209, 214), rgb(58, 58, 60),
    contrast: (rgb(188, 188, 192), rgb(68, 68, 70)))
  static let systemGray5 = dynamic(
    "systemGray5Color", rgb(229, 229, 234), rgb(44, 44, 46),
    contrast: (rgb(216, 216, 220), rgb(54, 54, 56)))
  static let systemGray6 = dynamic(
    "systemGray6Color", rgb(242, 242, 247), rgb(28, 28, 30),
    contrast: (rgb(235, 235, 240), rgb(36, 36, 38)))
  static let label = dynamic("labelColor", rgb(0, 0, 0), rgb(255, 255, 255))
  static let secondaryLabel = dynamic(
    "secondaryLabelColor", rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6),
    contrast: (rgb(60, 60, 67, 0.8), rgb(235, 235, 245, 0.7)))
  static let tertiaryLabel = dynamic(
    "tertiaryLabelColor", rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3),
    contrast: (rgb(60, 60, 67, 0.7), rgb(235, 235, 245, 0.55)))
  static let quaternaryLabel = dynamic(
    "quaternaryLabelColor", rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16),
    contrast: (rgb(60, 60, 67, 0.55), rgb(235, 235, 245, 0.4)))
  static let link = dynamic(
    "linkColor", rgb(0, 122, 255), rgb(9, 132, 255),
    contrast: (rgb(0, 64, 221), rgb(64, 156, 255)))
  static let placeholderText = dynamic(
    "placeholderTextColor", rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3),
    contrast: (rgb(60, 60, 67, 0.7), rgb(235, 235, 245, 0.55)))
  static let separator = dynamic(
    "separatorColor", rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6),
    contrast: (rgb(60, 60, 67, 0.37), rgb(84, 84, 88, 0.75)))
  static let opaqueSeparator = dynamic("opaqueSeparatorColor", rgb(198, 198, 200), rgb(56, 56, 58))
  static let systemFill = dynamic(
    "systemFillColor", rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
  static let secondarySystemFill = dynamic(
    "secondarySystemFillColor", rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
  static let tertiarySystemFill = dynamic(
    "tertiarySystemFillColor", rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
  static let quaternarySystemFill = dynamic(
    "quaternarySystemFillColor", rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
  static let systemBackground = dynamic(
    "systemBackgroundColor", rgb(255, 255, 255), rgb(0, 0, 0), elevated: rgb(28, 28, 30),
    contrast: (rgb(255, 255, 255), rgb(0, 0, 0)), elevatedContrast: rgb(36, 36, 38))
  static let secondarySystemBackground = dynamic(
    "secondarySystemBackgroundColor", rgb(242, 242, 247), rgb(28, 28, 30),
    elevated: rgb(44, 44, 46),
    contrast: (rgb(235, 235, 240), rgb(36, 36, 38)), elevatedContrast: rgb(54, 54, 56))
  static let tertiarySystemBackground = dynamic(
    "tertiarySystemBackgroundColor", rgb(255, 255, 255), rgb(44, 44, 46), elevated: rgb(58, 58, 60),
    contrast: (rgb(255, 255, 255), rgb(54, 54, 56)), elevatedContrast: rgb(68, 68, 70))
  static let systemGroupedBackground = dynamic(
    "systemGroupedBackgroundColor", rgb(242, 242, 247), rgb(0, 0, 0), elevated: rgb(28, 28, 30),
    contrast: (rgb(235, 235, 240), rgb(0, 0, 0)), elevatedContrast: rgb(36, 36, 38))
  static let secondarySystemGroupedBackground = dynamic(
    "secondarySystemGroupedBackgroundColor", rgb(255, 255, 255), rgb(28, 28, 30),
    elevated: rgb(44, 44, 46),
    contrast: (rgb(255, 255, 255), rgb(36, 36, 38)), elevatedContrast: rgb(54, 54, 56))
  static let tertiarySystemGroupedBackground = dynamic(
    "tertiarySystemGroupedBackgroundColor", rgb(242, 242, 247), rgb(44, 44, 46),
    elevated: rgb(58, 58, 60),
    contrast: (rgb(235, 235, 240), rgb(54, 54, 56)), elevatedContrast: rgb(68, 68, 70))
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Returns the color with components from 0 to 255.
  static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// Returns the opaque color for a number such as `0xFF9500`.
  package static func rgb(_ number: UInt32) -> UIColor {
    rgb(Int(number >> 16 & 255), Int(number >> 8 & 255), Int(number & 255))
  }

  /// Returns a color that depends on the appearance, the level, and the contrast.
  private static func dynamic(
    _ identity: String, _ light: UIColor, _ dark: UIColor, elevated: UIColor? = nil,
    contrast: (light: UIColor, dark: UIColor)? = nil, elevatedContrast: UIColor? = nil
  ) -> UIColor {
    UIColor(identity: identity) { traits in
      let hasContrast = traits.accessibilityContrast == .high
      if traits.userInterfaceStyle != .dark {
        return hasContrast ? contrast?.light ?? light : light
      }
      let isElevated = traits.userInterfaceLevel == .elevated
      if hasContrast, let contrast {
        return isElevated ? elevatedContrast ?? contrast.dark : contrast.dark
      }
      return isElevated ? elevated ?? dark : dark
    }
  }

  /// The colors, by the names that storyboards use, such as `systemBlueColor`.
  static let byName: [String: UIColor] = [
    "blackColor": black,
    "darkGrayColor": darkGray,
    "lightGrayColor": lightGray,
    "whiteColor": white,
    "grayColor": gray,
    "redColor": red,
    "greenColor": green,
    "blueColor": blue,
    "cyanColor": cyan,
    "yellowColor": yellow,
    "magentaColor": magenta,
    "orangeColor": orange,
    "purpleColor": purple,
    "brownColor": brown,
    "clearColor": clear,
    "systemRedColor": systemRed,
    "systemGreenColor": systemGreen,
    "systemBlueColor": systemBlue,
    "systemOrangeColor": systemOrange,
    "systemYellowColor": systemYellow,
    "systemPinkColor": systemPink,
    "systemPurpleColor": systemPurple,
    "systemTealColor": systemTeal,
    "systemIndigoColor": systemIndigo,
    "systemBrownColor": systemBrown,
    "systemMintColor": systemMint,
    "systemCyanColor": systemCyan,
    "systemGrayColor": systemGray,
    "systemGray2Color": systemGray2,
    "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4,
    "systemGray5Color": systemGray5,
    "systemGray6Color": systemGray6,
    "labelColor": label,
    "secondaryLabelColor": secondaryLabel,
    "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel,
    "linkColor": link,
    "placeholderTextColor": placeholderText,
    "separatorColor": separator,
    "opaqueSeparatorColor": opaqueSeparator,
    "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill,
    "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill,
    "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    "darkTextColor": darkText,
    "lightTextColor": lightText,
    "groupTableViewBackgroundColor": systemGroupedBackground,
    "scrollViewTexturedBackgroundColor": systemGray3,
    "tableCellGroupedBackgroundColor": secondarySystemGroupedBackground,
    "viewFlipsideBackgroundColor": systemGray6,
  ]
}
