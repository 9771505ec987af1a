/// The look of buttons. Lengths are in points.
struct ButtonDesign: Sendable {
  /// The measures of a configured button in one of its sizes.
  struct Size: Sendable {
    var insets: NSDirectionalEdgeInsets
    var titleStyle: UIFont.TextStyle
    var subtitleStyle: UIFont.TextStyle
  }

  /// The radii of the corner styles.
  struct Corners: Sendable {
    /// The radius of a background that doesn't have another one.
    var background: CGFloat
    var small: CGFloat
    var medium: CGFloat
    var large: CGFloat
  }

  /// The colors and opacities of the states of a configured button.
  struct States: Sendable {
    /// The color of a title in front of a fill in the tint color.
    var prominentTitle: UIColor
    var disabledTitle: UIColor
    var disabledFill: UIColor
    var grayFill: UIColor
    /// The opacity of the tint color in a tinted background.
    var tintedOpacity: CGFloat
    /// The brightness of a filled background while it's touched, from 0 to 1.
    var touchedBrightness: CGFloat
    /// The opacity of all other colors while they're touched.
    var touchedOpacity: CGFloat
  }

  /// The look of buttons without a configuration.
  struct Plain: Sendable {
    var customFont: DesignFont
    var systemFont: DesignFont
    /// The height that a button has in addition to that of its title.
    var additionalHeight: CGFloat
    var minimumWidth: CGFloat
    var touchedOpacity: CGFloat
    /// The opacity of the image of a custom button that's touched or disabled.
    var customImageOpacity: CGFloat
    var disabledColor: UIColor
    var customTitleColor: UIColor
    var selectedTitleColor: UIColor
    var selectionRadius: CGFloat
    /// The distance by which the mark of a selection surrounds the title.
    var selectionOutset: CGSize
  }

  /// The look of buttons that close something.
  struct Close: Sendable {
    var size: CGSize
    var symbol: String
    var symbolSize: CGFloat
    var color: UIColor
  }

  var small: Size
  var medium: Size
  var large: Size
  var corners: Corners
  var states: States
  var plain: Plain
  var close: Close
  /// The duration in seconds of the change to a button that's no longer touched.
  var release: TimeInterval
}
