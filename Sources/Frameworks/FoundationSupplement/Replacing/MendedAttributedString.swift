import Foundation

/// The behavior of `NSMutableAttributedString` on Apple's systems: its mutable string changes the
/// text together with its attributes. On Linux, the attributes don't follow, which ends the app.
final class MendedAttributedString: Unchanged.MutableAttributedString {
  override var mutableString: NSMutableString { AttributedStringCharacters(of: self) }

  static func takeOver() {
    MethodTable.adopt(
      MendedAttributedString.self, besides: Unchanged.MutableAttributedString.self,
      in: NSMutableAttributedString.self)
  }
}
