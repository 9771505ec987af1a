/// A position in UIKit's own text views, in UTF-16 units.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}
