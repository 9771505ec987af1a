import Foundation

/// The characters of an attributed string as a mutable string, whose changes keep the attributes
/// around them.
package final class AttributedStringCharacters: NSMutableString {
  private let text: NSMutableAttributedString

  /// Creates a string that changes an attributed string.
  package init(of text: NSMutableAttributedString) {
    self.text = text
    super.init(capacity: 0)
  }

  /// Creates a string of new text.
  package required init(string aString: String) {
    text = NSMutableAttributedString(string: aString)
    super.init(capacity: 0)
  }

  /// Creates an empty string.
  package required init(capacity: Int) {
    text = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  /// Creates a string of UTF-16 units.
  package required init(characters: UnsafePointer<unichar>, length: Int) {
    text = NSMutableAttributedString(
      string: String(
        decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    super.init(capacity: 0)
  }

  /// Creates a string from a literal.
  package required convenience init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }

  /// Creates a string from a literal.
  package required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }

  /// Creates a string from a literal.
  package required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  /// Archives contain plain strings instead.
  package required convenience init?(coder aDecoder: NSCoder) {
    nil
  }

  /// The number of UTF-16 units.
  package override var length: Int { text.length }

  /// Returns a UTF-16 unit.
  package override func character(at index: Int) -> unichar {
    (text.string as NSString).character(at: index)
  }

  /// Replaces characters of the attributed string.
  package override func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }
}
