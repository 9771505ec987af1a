/// The state of a spring-loaded view's activation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate>.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is in progress.
  case inactive
  /// Items are over the view, which is activated if they stay there.
  case possible
  /// The view is about to be activated.
  case activating
  /// The view was activated.
  case activated
}

/// A spring-loaded interaction's information about dragged items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect.
  var targetView: UIView? { get set }
  /// The item within the view that would be activated, if there are several.
  var targetItem: Any? { get set }

  /// Returns the location of the dragged items, in a view's coordinates.
  func location(in view: UIView?) -> CGPoint
}

/// An object that determines whether dragged items can activate a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether items can activate the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the items have left the view.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the progress of a view's activation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the activation has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that dragged items can activate by staying over it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting>.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether dragged items activate the view.
  var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether dragged items that stay over the button press it.
  public var isSpringLoaded: Bool {
    get { hasSpring }
    set { setSpring(newValue) { [unowned self] in sendActions(for: .touchUpInside) } }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  /// Whether dragged items that stay over the item press it.
  public var isSpringLoaded: Bool {
    get { barView?.hasSpring == true }
    set { barView?.setSpring(newValue) { [weak self] in self?.trigger(for: nil) } }
  }
}

/// The interaction of a view whose `isSpringLoaded` property is `true`.
private final class Spring: UISpringLoadedInteraction {}

extension UIView {
  fileprivate final var hasSpring: Bool { interactions.contains { $0 is Spring } }

  fileprivate final func setSpring(_ isOn: Bool, activate: @escaping @MainActor () -> Void) {
    guard isOn != hasSpring else { return }
    if isOn {
      addInteraction(Spring { _, _ in activate() })
    } else {
      for interaction in interactions where interaction is Spring { removeInteraction(interaction) }
    }
  }
}

/// A spring-loaded interaction's information about items over its view.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  private let session: DragSession

  init(_ view: UIView?, _ session: DragSession) {
    targetView = view
    self.session = session
  }

  func location(in view: UIView?) -> CGPoint {
    view.map { session.location(in: $0) } ?? session.place
  }
}

/// A behavior that lets all items activate the view.
final class SpringLoadingForAll: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// An effect that dims the view, and makes it blink when it's activated.
final class SpringLoadingBlink: NSObject, UISpringLoadedInteractionEffect {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard let view = context.targetView else { return }
    let look = SystemDesign.current.dragging
    let isDimmed = context.state == .possible || context.state == .activating
    UIView.animate(withDuration: look.springBlinking, delay: 0, options: .allowUserInteraction) {
      view.layer.opacity = isDimmed ? look.springOpacity : 1
    }
  }
}
