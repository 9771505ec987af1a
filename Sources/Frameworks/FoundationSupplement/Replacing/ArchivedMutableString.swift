import Foundation

/// A mutable string in an archive. On Linux, Foundation archives it as one that can't be changed.
final class ArchivedMutableString: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true

  private let string: NSMutableString

  init(_ string: NSMutableString) {
    self.string = string
  }

  /// Archives name `NSMutableString`, which reads them.
  init?(coder: NSCoder) { nil }

  override var classForCoder: AnyClass { NSMutableString.self }

  override var hash: Int { ObjectIdentifier(string).hashValue }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? ArchivedMutableString)?.string === string
  }

  func encode(with coder: NSCoder) {
    (coder as? NSKeyedArchiver)?._encodePropertyList(
      NSString(string: string as String), forKey: "NS.string")
  }
}
