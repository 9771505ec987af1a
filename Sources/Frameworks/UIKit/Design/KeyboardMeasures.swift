/// The sizes of the keyboard's rows, keys, and characters. Lengths are in points.
struct KeyboardMeasures: Sendable {
  /// The measures of the keys of a device in one orientation.
  struct Keys: Sendable {
    /// The height of the four rows.
    var rows: CGFloat
    /// The height of the four rows on a device with a large screen.
    var largeRows: CGFloat
    /// The horizontal distance between keys.
    var gap: CGFloat
    /// The vertical distance between keys.
    var rowGap: CGFloat
    /// The distance between the keyboard's top, or its shortcuts, and the first row.
    var top: CGFloat
    var textSize: CGFloat
    var lowercaseTextSize: CGFloat
  }

  /// The bar with the globe and the microphone below the keys of a phone, or the empty space there
  /// on an iPad.
  struct Footer: Sendable {
    /// The height on a phone without a home button.
    var phone: CGFloat
    /// The height on an iPad with a home button.
    var pad: CGFloat
    /// The height in addition to the safe area of an iPad without a home button.
    var padAddition: CGFloat
    /// The distance between the last row and the center of the keys.
    var center: CGFloat
    /// The row in which the keys' center is in landscape, counted from the first.
    var landscapeRow: CGFloat
    /// The distance between the screen's edge and a key.
    var margin: CGFloat
    var keySize: CGSize
  }

  /// The keys that enter numbers.
  struct Pad: Sendable {
    var margin: CGFloat
    var columnGap: CGFloat
    var rowGap: CGFloat
    var landscapeRowGap: CGFloat
    var top: CGFloat
    var landscapeTop: CGFloat
    var bottom: CGFloat
    var digitSize: CGFloat
    var landscapeDigitSize: CGFloat
    var symbolSize: CGFloat
    var wordSize: CGFloat
  }

  /// The keys of emoji.
  struct Emoji: Sendable {
    var margin: CGFloat
    var columns: Int
    var wideColumns: Int
    var rows: Int
    var landscapeRows: Int
    /// The size of an emoji as a part of its cell.
    var share: CGFloat
    /// The width of the keys beside the space bar, on a keyboard without a bar below.
    var letterKeyWidth: CGFloat
    var letterKeyGap: CGFloat
  }

  /// The small text above or below a key's title.
  struct Captions: Sendable {
    var size: CGFloat
    /// The size on keys that are at most `lowKey` high.
    var smallSize: CGFloat
    var lowKey: CGFloat
    /// The distance of letters below a digit from the key's center, as a part of its height.
    var offset: CGFloat
    /// The distance by which those letters raise the digit, as a part of the key's height.
    var titleOffset: CGFloat
    /// The size of the character that a flick enters.
    var alternateSize: CGFloat
    /// The center of that character, as a part of the key's height.
    var alternateCenter: CGFloat
    /// The distance by which that character lowers the title, as a part of the key's height.
    var alternateTitleOffset: CGFloat
    var alternateColor: UIColor
  }

  /// The bar with undo, redo, and paste above the keys on an iPad.
  struct Shortcuts: Sendable {
    var height: CGFloat
    /// The frame of the first key.
    var first: CGRect
    var step: CGFloat
  }

  var phone: Keys
  var landscapePhone: Keys
  var pad: Keys
  var landscapePad: Keys
  /// The height of the four rows in landscape on a phone without a home button.
  var landscapeRowsAboveHome: CGFloat
  /// The smallest width of a large phone.
  var largePhone: CGFloat
  /// The smallest length of the longer side of a large iPad.
  var largePad: CGFloat
  /// The distance between the keys of a phone and the screen's edges.
  var margin: CGFloat
  /// The size of the text of keys that don't enter a character.
  var functionTextSize: CGFloat
  var padFunctionTextSize: CGFloat
  /// The distance by which a lowercase letter is raised.
  var lowercaseOffset: CGFloat
  /// The smallest horizontal distance between a title and the sides of its key, taken together.
  var titleMargin: CGFloat
  var captions: Captions
  var footer: Footer
  var numberPad: Pad
  var emoji: Emoji
  var shortcuts: Shortcuts

  /// Returns the measures of the keys of a device.
  func keys(isPad: Bool, isLandscape: Bool) -> Keys {
    isPad ? (isLandscape ? landscapePad : pad) : (isLandscape ? landscapePhone : phone)
  }
}
