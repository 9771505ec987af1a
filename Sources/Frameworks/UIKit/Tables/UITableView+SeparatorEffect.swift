import ObjectiveC
import Stubs

extension UITableView {
  private static let effectKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// How separators look over what is behind the table.
  public var separatorEffect: UIVisualEffect? {
    get { objc_getAssociatedObject(self, Self.effectKey) as? UIVisualEffect }
    set {
      Stub.tableSeparatorEffect.tell(if: newValue != nil)
      objc_setAssociatedObject(self, Self.effectKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
