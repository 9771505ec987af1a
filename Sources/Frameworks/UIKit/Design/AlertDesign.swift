/// The look of alerts and action sheets. Lengths are in points.
struct AlertDesign: Sendable {
  /// The margins and distances of a card's title and message.
  struct TextLayout: Sendable {
    var inset: CGFloat
    /// The distance from the card's top to the text, and from the text to what follows.
    var margin: CGFloat
    /// The distance between title and message.
    var gap: CGFloat
  }

  /// The fields of an alert.
  struct Fields: Sendable {
    var top: CGFloat
    var bottom: CGFloat
    var height: CGFloat
    var cornerRadius: Double
    var textInset: CGSize
    var font: DesignFont
    var fill: UIColor
    var edge: UIColor
  }

  var width: CGFloat
  var cornerRadius: CGFloat
  var surface: Surface
  /// The surface of a sheet's separate card with the cancel button.
  var cancelSurface: Surface
  var dimming: UIColor
  var separator: UIColor
  var text: TextLayout
  var titleFont: DesignFont
  var messageFont: DesignFont
  var textColor: UIColor
  var fields: Fields
  var buttonHeight: CGFloat
  var buttonFont: DesignFont
  var preferredWeight: UIFont.Weight
  var buttonMargin: CGFloat
  /// The space at both ends of a centered title of a button.
  var buttonTitleMargin: CGFloat
  var buttonImageGap: CGFloat
  /// The smallest part of its size to which a button's title shrinks.
  var smallestTitleScale: CGFloat
  var highlight: UIColor
  /// The smallest distance from the top and bottom of the screen.
  var screenMargin: CGFloat
  var keyboardGap: CGFloat
  var appearance: SpringDesign
  /// The scale from which an alert appears.
  var firstScale: CGFloat
  var sheet: ActionSheet

  /// The look of action sheets where it differs.
  struct ActionSheet: Sendable {
    var text: TextLayout
    var titleFont: DesignFont
    var textColor: UIColor
    var buttonHeight: CGFloat
    var buttonFont: DesignFont
    /// The distance from the edges of the screen, and between the cards.
    var margin: CGFloat
    var popoverWidth: CGFloat
    var popoverMargin: CGFloat
    var popoverFill: UIColor
    var disappearing: TimeInterval
  }
}
