/// The look of search bars and search fields. Lengths are in points.
struct SearchDesign: Sendable {
  /// The space above and below a search bar's field.
  struct Margins: Sendable {
    var top: CGFloat
    var bottom: CGFloat
  }

  /// The text field of a search bar.
  struct Field: Sendable {
    var height: CGFloat
    var cornerRadius: CGFloat
    var fill: UIColor
    var style: UIFont.TextStyle
    /// The smallest distance of the text from the sides.
    var textMargin: CGFloat
    var symbolColor: UIColor
    var symbolSize: CGFloat
    /// The width of the magnifying glass with the space around it.
    var symbolWidth: CGFloat
    /// The size of the button at the end of the field.
    var buttonSize: CGSize
  }

  /// The tokens before a search field's text.
  struct Token: Sendable {
    var height: CGFloat
    var cornerRadius: CGFloat
    var style: UIFont.TextStyle
    var fill: UIColor
    var color: UIColor
    var selectedColor: UIColor
    /// The distance of the content from the sides.
    var inset: CGFloat
    var imageWidth: CGFloat
    var imageGap: CGFloat
    /// The distance between two tokens, and between the last one and the text.
    var gap: CGFloat
  }

  /// The text above a search bar's field.
  struct Prompt: Sendable {
    var top: CGFloat
    var height: CGFloat
    var font: DesignFont
  }

  /// The scope buttons below a search bar's field.
  struct Scopes: Sendable {
    var height: CGFloat
    /// The distance from the field, and from the bottom of the bar.
    var margin: CGFloat
  }

  /// The margins of a bar in an app's own content.
  var content: Margins
  /// The margins below the title of a navigation bar.
  var belowTitle: Margins
  /// The margins in place of a title.
  var title: Margins
  /// The distance of the field from the sides, except below a title.
  var sideMargin: CGFloat
  var field: Field
  var token: Token
  var prompt: Prompt
  var scopes: Scopes
  var cancelFont: DesignFont
  /// The distance between the field and the cancel button.
  var cancelGap: CGFloat
  /// The width of a search bar among the items of a navigation bar.
  var itemWidth: CGFloat
  var dimming: UIColor
  /// The duration, in seconds, of showing the cancel button or the scope buttons.
  var changing: TimeInterval
  /// The duration, in seconds, of starting or ending a search.
  var activating: TimeInterval
}
