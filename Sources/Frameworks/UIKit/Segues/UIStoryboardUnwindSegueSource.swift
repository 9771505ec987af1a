/// The source of an unwind segue.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller at the start of the segue.
  open private(set) var source: UIViewController
  /// The unwind action, which the destination implements.
  open private(set) var unwindAction: Selector
  /// The object that triggered the segue.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
