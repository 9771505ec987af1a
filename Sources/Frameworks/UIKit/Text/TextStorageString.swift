import Foundation

/// The characters of a text storage as a mutable string.
final class TextStorageString: NSMutableString {
  private let storage: NSTextStorage

  init(of storage: NSTextStorage) {
    self.storage = storage
    super.init(capacity: 0)
  }

  required init(string aString: String) {
    storage = NSTextStorage(string: aString)
    super.init(capacity: 0)
  }

  required init(capacity: Int) {
    storage = NSTextStorage()
    super.init(capacity: capacity)
  }

  required init(characters: UnsafePointer<unichar>, length: Int) {
    storage = NSTextStorage(
      string: String(
        decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    super.init(capacity: 0)
  }

  required convenience init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  required convenience init?(coder aDecoder: NSCoder) {
    nil
  }

  override var length: Int { storage.length }

  override func character(at index: Int) -> unichar {
    (storage.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    storage.replaceCharacters(in: range, with: aString)
  }
}
