/// A drag of items from a drag interaction to a drop interaction, from the lift to the end of the
/// last animation.
@MainActor
final class DragOperation {
  /// The current drag.
  private(set) static var current: DragOperation?
  /// The dropped items that are still moving to their destination.
  private(set) static weak var dropping: DragOperation?

  private static let duration = SystemDesign.current.dragging.moving

  let session: DragSession
  /// Whether the user has moved the lifted items.
  private(set) var hasBegun = false
  /// The previews that follow the touch.
  let stack: DragPreviewStack

  private let source: UIDragInteraction
  private let window: UIWindow
  private var drop: DropSession?
  /// The drop interaction under the touch.
  private weak var target: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)
  private var entered: [UIDropInteraction] = []
  /// Whether each interaction can handle the items, as it answered.
  private var answers: [ObjectIdentifier: Bool] = [:]
  private let scroller = DragScroller()
  private let spring = SpringLoading()

  init(_ session: DragSession, from source: UIDragInteraction, in window: UIWindow) {
    self.session = session
    self.source = source
    self.window = window
    stack = DragPreviewStack(in: window)
    scroller.onScroll = { [weak self] in self?.update() }
  }

  private var finger: CGPoint { window.convert(session.place, from: nil as UIWindow?) }

  // MARK: Lifting

  func lift() {
    Self.current = self
    addPreviews(of: session.items, from: source)
    let animator = DragAnimator()
    source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    lifting = animator
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.stack.lift(at: self.finger)
      animator.runAnimations()
    }
  }

  /// The animator of the lift, which waits until it's clear whether the lifted items move.
  private var lifting: DragAnimator?

  private func addPreviews(of items: [UIDragItem], from interaction: UIDragInteraction) {
    for item in items {
      guard
        let preview = interaction.delegate?.dragInteraction(
          interaction, previewForLifting: item, session: session)
      else { continue }
      stack.add(item, preview)
    }
  }

  /// Starts the drag when the touch moves.
  func begin() {
    hasBegun = true
    MenuOverlay.closeAll()
    lifting?.runCompletions(.end)
    lifting = nil
    let delegate = source.delegate
    session.settle(
      allowsMove: delegate?.dragInteraction(source, sessionAllowsMoveOperation: session) ?? true,
      isRestricted: delegate?.dragInteraction(
        source, sessionIsRestrictedToDraggingApplication: session) ?? false)
    stack.isFullSize =
      delegate?.dragInteraction(source, prefersFullSizePreviewsFor: session) ?? false
    delegate?.dragInteraction(source, sessionWillBegin: session)
    drop = DropSession(session)
    for item in session.items { previewDidChange(of: item) }
  }

  /// Updates the preview of an item that's dragged with the preview from the item's provider.
  func previewDidChange(of item: UIDragItem) {
    guard hasBegun, let preview = item.previewProvider?() else { return }
    stack.replace(item, with: preview)
  }

  /// Adds the items that the user has tapped.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    source.delegate?.dragInteraction(
      source, session: session, willAdd: items, for: interaction)
    session.add(items)
    addPreviews(of: items, from: interaction)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.stack.gather(at: self.finger)
    }
    update()
  }

  // MARK: Moving

  func move(to place: CGPoint) {
    session.move(to: place)
    stack.gather(at: finger)
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    let touched = window.hitTest(finger, with: nil)
    scroller.follow(finger, above: touched)
    spring.follow(session, above: touched)
    update()
  }

  /// Finds the target under the touch and its proposal for the items.
  private func update() {
    guard let drop else { return }
    let found = interaction(beneath: window.hitTest(finger, with: nil), drop)
    if found !== target { change(to: found, drop) }
    guard let target, let delegate = target.delegate else { return }
    proposal = delegate.dropInteraction(target, sessionDidUpdate: drop)
  }

  private func change(to found: UIDropInteraction?, _ drop: DropSession) {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
    target = found
    proposal = UIDropProposal(operation: .cancel)
    guard let found else { return }
    if !entered.contains(where: { $0 === found }) { entered.append(found) }
    found.delegate?.dropInteraction(found, sessionDidEnter: drop)
  }

  private func interaction(beneath view: UIView?, _ drop: DropSession) -> UIDropInteraction? {
    for view in sequence(first: view, next: { $0?.superview }) {
      guard let view, view.isUserInteractionEnabled else { continue }
      let found = view.interactions.lazy.compactMap { $0 as? UIDropInteraction }
        .first { self.canHandle($0, drop) }
      if let found { return found }
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction, _ drop: DropSession) -> Bool {
    let id = ObjectIdentifier(interaction)
    if let answer = answers[id] { return answer }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: drop) ?? false
    answers[id] = answer
    return answer
  }

  /// Removes a drop interaction as a target when it's removed from its view.
  func forget(_ interaction: UIDropInteraction) {
    entered.removeAll { $0 === interaction }
    if target === interaction { target = nil }
  }

  // MARK: Ending

  /// Drops the items at their current location when the touch ends.
  func release() {
    guard hasBegun, let drop else { return putDown() }
    update()
    guard let target, let delegate = target.delegate, operation != .cancel else { return cancel() }
    stop()
    Self.dropping = self
    let operation = operation
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    delegate.dropInteraction(target, performDrop: drop)
    animateDrop(drop, on: target, delegate)
    finish(drop, operation) { delegate.dropInteraction(target, concludeDrop: drop) }
  }

  /// The operation that would be performed if the items were dropped now.
  private var operation: UIDropOperation {
    switch proposal.operation {
    case .copy: .copy
    case .move where session.allowsMoveOperation: .move
    default: .cancel
    }
  }

  private var animators: [DragAnimator] = []
  private weak var receiver: UIDropInteraction?

  private func animateDrop(
    _ drop: DropSession, on target: UIDropInteraction, _ delegate: any UIDropInteractionDelegate
  ) {
    receiver = target
    for item in session.items {
      let animator = DragAnimator()
      animators.append(animator)
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
      UIView.animate(withDuration: Self.duration) {
        self.updateDropPreview(of: item)
        animator.runAnimations()
      }
    }
  }

  /// Requests the target of a dropped item's preview and moves the preview there.
  func updateDropPreview(of item: UIDragItem) {
    guard let receiver, let view = receiver.view,
      let initial = stack.preview(of: item, center: stack.middle(of: item), in: view)
    else { return }
    let answer = receiver.delegate?.dropInteraction(
      receiver, previewForDropping: item, withDefault: initial)
    stack.send(item, to: answer === initial ? nil : answer)
  }

  /// Moves the items back to their original positions.
  func cancel() {
    guard hasBegun, let drop else { return putDown() }
    stop()
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: drop) }
    target = nil
    let delegate = source.delegate
    delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    for item in session.items {
      let animator = DragAnimator()
      animators.append(animator)
      delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      UIView.animate(withDuration: Self.duration) {
        self.sendBack(item)
        animator.runAnimations()
      }
    }
    finish(drop, .cancel) {}
  }

  private func sendBack(_ item: UIDragItem) {
    guard let view = source.view,
      let initial = stack.preview(of: item, center: stack.origin(of: item), in: view)
    else { return }
    stack.send(
      item,
      to: source.delegate?.dragInteraction(
        source, previewForCancelling: item, withDefault: initial))
  }

  /// Puts down the lifted items without moving them.
  private func putDown() {
    stop()
    let animator = lifting
    UIView.animate(withDuration: Self.duration) {
      self.stack.putDown()
    } completion: { _ in
      self.stack.removeFromSuperview()
      animator?.runCompletions(.start)
    }
  }

  private func stop() {
    Self.current = nil
    scroller.stop()
    spring.stop()
  }

  /// Waits for the animations to finish, and then notifies everything involved that the drag has
  /// ended.
  private func finish(
    _ drop: DropSession, _ operation: UIDropOperation, _ conclude: @escaping () -> Void
  ) {
    UIView.animate(withDuration: Self.duration) {
      // Nothing else animates the stack itself, but its contents have their own animations.
      self.stack.layer.zPosition = 1
    } completion: { _ in
      self.stack.removeFromSuperview()
      for animator in self.animators { animator.runCompletions(.end) }
      conclude()
      for interaction in self.entered {
        interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
      }
      let source = self.source
      source.delegate?.dragInteraction(source, session: self.session, didEndWith: operation)
      guard operation != .cancel else { return }
      source.delegate?.dragInteraction(source, sessionDidTransferItems: self.session)
    }
  }
}
