import DisplayList

/// The look of the app switcher. Lengths are in points.
struct SwitcherDesign: Equatable, Sendable {
  /// An app's icon and name above its card.
  struct Title: Equatable, Sendable {
    var iconSide: Double
    /// The distance between the left edges of the icon and of the card.
    var inset: Double
    /// The distance between the tops of the icon and of the card.
    var height: Double
    /// The distance between the icon and the name.
    var gap: Double
    var font: FontFace
    /// The distance between the middle of the icon and the name's baseline.
    var baseline: Double
    /// The difference between the widths of the card and of the longest name.
    var margins: Double
  }

  /// The color in front of the wallpaper.
  var dimming: Color
  var textColor: Color
  /// The size of a card as a part of the screen's.
  var cardScale: Double
  var landscapeCardScale: Double
  /// The distance of a card's middle from the middle of the screen, downward.
  var cardOffset: Double
  /// The distance between two cards.
  var gap: Double
  var cornerRadius: Double
  /// The shadow of a card, and of an app that a finger drags from the bottom edge.
  var shadow: Shadow
  var title: Title
  /// The font of the text that says that no app is running.
  var emptyFont: FontFace
}
