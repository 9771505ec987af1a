/// Where an unwind segue begins.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller that the segue begins at.
  open private(set) var source: UIViewController
  /// The method that marks the view controller to go back to.
  open private(set) var unwindAction: Selector
  /// What triggered the segue.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
