import ObjectiveC

/// Remembers which tab shows a view controller.
@MainActor
private final class TabOfController {
  static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  weak var tab: UITab?

  init(_ tab: UITab?) {
    self.tab = tab
  }
}

extension UIViewController {
  /// The tab whose own view controller this is.
  var storedTab: UITab? {
    get { (objc_getAssociatedObject(self, TabOfController.key) as? TabOfController)?.tab }
    set {
      objc_setAssociatedObject(
        self, TabOfController.key, TabOfController(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
