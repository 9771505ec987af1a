/// The colors of macOS, which Xcode compiles as they are in the light appearance.
///
/// Follows <https://developer.apple.com/documentation/appkit/ui-element-colors>.
enum MacColors {
  /// The colors, by the names that storyboards use, such as `controlTextColor`.
  static let byName: [String: UIColor] = [
    "alternateSelectedControlColor": NamedColors.rgb(0, 99, 225),
    "alternateSelectedControlTextColor": NamedColors.white,
    "controlAccentColor": NamedColors.rgb(0, 122, 255),
    "controlBackgroundColor": NamedColors.white,
    "controlColor": NamedColors.white,
    "controlTextColor": black(0.85),
    "disabledControlTextColor": black(0.25),
    "findHighlightColor": NamedColors.yellow,
    "gridColor": NamedColors.rgb(230, 230, 230),
    "headerTextColor": black(0.85),
    "highlightColor": NamedColors.white,
    "labelColor": black(0.85),
    "linkColor": NamedColors.rgb(0, 104, 218),
    "placeholderTextColor": black(0.25),
    "quaternaryLabelColor": black(0.1),
    "secondaryLabelColor": black(0.5),
    "selectedContentBackgroundColor": NamedColors.rgb(0, 99, 225),
    "selectedControlColor": NamedColors.rgb(179, 215, 255),
    "selectedControlTextColor": black(0.85),
    "selectedMenuItemTextColor": NamedColors.white,
    "selectedTextBackgroundColor": NamedColors.rgb(179, 215, 255),
    "selectedTextColor": NamedColors.black,
    "separatorColor": black(0.1),
    "shadowColor": NamedColors.black,
    "systemBlueColor": NamedColors.rgb(0, 122, 255),
    "systemBrownColor": NamedColors.rgb(162, 132, 94),
    "systemGrayColor": NamedColors.rgb(142, 142, 147),
    "systemGreenColor": NamedColors.rgb(40, 205, 65),
    "systemIndigoColor": NamedColors.rgb(88, 86, 214),
    "systemOrangeColor": NamedColors.rgb(255, 149, 0),
    "systemPinkColor": NamedColors.rgb(255, 45, 85),
    "systemPurpleColor": NamedColors.rgb(175, 82, 222),
    "systemRedColor": NamedColors.rgb(255, 59, 48),
    "systemTealColor": NamedColors.rgb(89, 173, 196),
    "systemYellowColor": NamedColors.rgb(255, 204, 0),
    "tertiaryLabelColor": black(0.26),
    "textBackgroundColor": NamedColors.white,
    "textColor": NamedColors.black,
    "underPageBackgroundColor": NamedColors.rgb(150, 150, 150, 0.9),
    "unemphasizedSelectedContentBackgroundColor": NamedColors.rgb(220, 220, 220),
    "unemphasizedSelectedTextBackgroundColor": NamedColors.rgb(220, 220, 220),
    "unemphasizedSelectedTextColor": NamedColors.black,
    "windowBackgroundColor": NamedColors.rgb(236, 236, 236),
    "windowFrameTextColor": black(0.85),
  ]

  private static func black(_ alpha: CGFloat) -> UIColor { UIColor(white: 0, alpha: alpha) }
}
