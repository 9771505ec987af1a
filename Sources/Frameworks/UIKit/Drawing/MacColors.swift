/// The colors of a Mac's own catalog, which Xcode puts into the compiled file as they are in its light appearance.
///
/// Follows <https://developer.apple.com/documentation/appkit/ui-element-colors>.
enum MacColors {
  /// The colors by the names that storyboards use, such as `controlTextColor`.
  static let byName: [String: UIColor] = [
    "alternateSelectedControlColor": rgb(0, 99, 225),
    "alternateSelectedControlTextColor": NamedColors.white,
    "controlAccentColor": rgb(0, 122, 255),
    "controlBackgroundColor": NamedColors.white,
    "controlColor": NamedColors.white,
    "controlTextColor": black(0.85),
    "disabledControlTextColor": black(0.25),
    "findHighlightColor": NamedColors.yellow,
    "gridColor": rgb(230, 230, 230),
    "headerTextColor": black(0.85),
    "highlightColor": NamedColors.white,
    "labelColor": black(0.85),
    "linkColor": rgb(0, 104, 218),
    "placeholderTextColor": black(0.25),
    "quaternaryLabelColor": black(0.1),
    "secondaryLabelColor": black(0.5),
    "selectedContentBackgroundColor": rgb(0, 99, 225),
    "selectedControlColor": rgb(179, 215, 255),
    "selectedControlTextColor": black(0.85),
    "selectedMenuItemTextColor": NamedColors.white,
    "selectedTextBackgroundColor": rgb(179, 215, 255),
    "selectedTextColor": NamedColors.black,
    "separatorColor": black(0.1),
    "shadowColor": NamedColors.black,
    "systemBlueColor": rgb(0, 122, 255),
    "systemBrownColor": rgb(162, 132, 94),
    "systemGrayColor": rgb(142, 142, 147),
    "systemGreenColor": rgb(40, 205, 65),
    "systemIndigoColor": rgb(88, 86, 214),
    "systemOrangeColor": rgb(255, 149, 0),
    "systemPinkColor": rgb(255, 45, 85),
    "systemPurpleColor": rgb(175, 82, 222),
    "systemRedColor": rgb(255, 59, 48),
    "systemTealColor": rgb(89, 173, 196),
    "systemYellowColor": rgb(255, 204, 0),
    "tertiaryLabelColor": black(0.26),
    "textBackgroundColor": NamedColors.white,
    "textColor": NamedColors.black,
    "underPageBackgroundColor": rgb(150, 150, 150, 0.9),
    "unemphasizedSelectedContentBackgroundColor": rgb(220, 220, 220),
    "unemphasizedSelectedTextBackgroundColor": rgb(220, 220, 220),
    "unemphasizedSelectedTextColor": NamedColors.black,
    "windowBackgroundColor": rgb(236, 236, 236),
    "windowFrameTextColor": black(0.85),
  ]

  private static func black(_ alpha: CGFloat) -> UIColor { UIColor(white: 0, alpha: alpha) }

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}
