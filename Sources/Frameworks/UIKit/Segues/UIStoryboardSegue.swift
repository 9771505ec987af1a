/// A transition from one view controller to another in a storyboard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistoryboardsegue>.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard.
  open private(set) var identifier: String?
  /// The view controller at the start of the segue.
  open private(set) var source: UIViewController
  /// The view controller at the end of the segue.
  open private(set) var destination: UIViewController

  var defaultPerform: ((UIStoryboardSegue) -> Void)?
  /// Whether an unwind segue is animated.
  var unwindsAnimated = true

  /// Creates a segue between two view controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that runs a block.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    defaultPerform = { _ in performHandler() }
  }

  /// Creates a segue of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_UIStoryboardSegue_make")
  convenience init(
    of identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Performs the transition of the segue.
  open func perform() {
    defaultPerform?(self)
  }
}

extension UIStoryboardSegue {
  /// Creates a segue of the class that this is called on.
  ///
  /// Apple doesn't declare `init(identifier:source:destination:)` as `required`, so Swift can't
  /// call it on a class that's known only at run time.
  @_silgen_name("quince_UIStoryboardSegue_make")
  class func make(
    _ identifier: consuming String?, _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue
}
