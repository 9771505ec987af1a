import AppRuntime

/// An interaction that activates a view when the user holds dragged items over it for a while.
///
/// Follows <https://developer.apple.com/documentation/uikit/uispringloadedinteraction>.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The number of seconds that items must stay over the view before its effect starts, and from
  /// then until the view is activated.
  private static let delays = (possible: 0.5, activating: 0.35)

  /// The object that determines whether items can activate the view.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The effect that's shown in the meantime.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  /// The view that's activated.
  open private(set) weak var view: UIView?

  private let activationHandler:
    (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  private var context: SpringLoadingContext?
  private var timer: DeviceClock.Timer?

  /// Creates an interaction.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringLoadingForAll()
    self.interactionEffect = interactionEffect ?? SpringLoadingBlink()
    self.activationHandler = activationHandler
  }

  /// Creates an interaction with the default effect.
  public convenience init(
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    if view == nil { leave() }
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  // MARK: Dragged items

  /// Updates the interaction for items that are over the view.
  final func hover(_ session: DragSession) {
    let context = self.context ?? SpringLoadingContext(view, session)
    self.context = context
    let isAllowed = interactionBehavior.shouldAllow(self, with: context)
    if !isAllowed, context.state != .inactive {
      timer?.invalidate()
      enter(.inactive)
    } else if isAllowed, context.state == .inactive {
      enter(.possible)
      timer = DeviceClock.shared.schedule(after: Self.delays.possible) { [weak self] in
        self?.beginActivating()
      }
    }
  }

  private func beginActivating() {
    enter(.activating)
    timer = DeviceClock.shared.schedule(after: Self.delays.activating) { [weak self] in
      self?.activate()
    }
  }

  private func activate() {
    guard let context else { return }
    enter(.activated)
    activationHandler(self, context)
  }

  /// Updates the interaction after the items have left the view.
  final func leave() {
    guard let context else { return }
    timer?.invalidate()
    if context.state != .inactive { enter(.inactive) }
    self.context = nil
    interactionBehavior.interactionDidFinish(self)
  }

  private func enter(_ state: UISpringLoadedInteractionEffectState) {
    guard let context else { return }
    context.state = state
    interactionEffect.interaction(self, didChangeWith: context)
  }
}
