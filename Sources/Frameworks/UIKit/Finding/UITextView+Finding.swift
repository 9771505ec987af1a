import ObjectiveC
import Stubs

extension UITextView {
  private static let findKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// What lets people find words in the text, where that is enabled.
  public var findInteraction: UIFindInteraction? {
    objc_getAssociatedObject(self, Self.findKey) as? UIFindInteraction
  }

  /// Whether people may find words in the text.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      Stub.findNavigator.tell(if: newValue)
      if let findInteraction { removeInteraction(findInteraction) }
      let interaction = newValue ? UIFindInteraction() : nil
      objc_setAssociatedObject(
        self, Self.findKey, interaction, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if let interaction { addInteraction(interaction) }
    }
  }
}
