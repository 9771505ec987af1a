import Stubs

/// A custom action that assistive technology offers in addition to the standard ones.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action, and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Creates an action that calls a method of an object.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    super.init()
    self.target = target as AnyObject?
  }

  /// Creates an action with an image that calls a method of an object.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// The name of the action.
  open var name: String

  /// The image of the action, if any.
  open var image: UIImage?

  /// The object whose method the action calls, which isn't retained.
  open weak var target: AnyObject?

  /// The method that the action calls.
  open var selector: Selector

  /// The closure that the action calls, if any.
  open var actionHandler: Handler?

  /// The category, by which assistive technologies group actions.
  open var category: String? {
    didSet { Stub.accessibilityActionCategory.report(if: category != nil) }
  }

  /// The category of actions for editing.
  public nonisolated class var editCategory: String { "UIAccessibilityCustomActionCategoryEdit" }
}
