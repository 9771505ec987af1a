import Stubs

/// An interaction that lets users drag items from a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraginteraction>.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The distance that users must move lifted items before the drag starts, in points.
  private static let threshold: CGFloat = 4

  /// Whether new interactions are enabled.
  open class var isEnabledByDefault: Bool { true }

  /// The delegate, which provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that items can be dragged from.
  open private(set) weak var view: UIView?
  /// Whether the interaction receives touches.
  open var isEnabled: Bool {
    get { recognizer.isEnabled }
    set {
      recognizer.isEnabled = newValue
      adder.isEnabled = newValue
    }
  }
  /// Whether other gesture recognizers continue while an item is lifted.
  open var allowsSimultaneousRecognitionDuringLift: Bool {
    get { recognizer.goesOnBesideOthers }
    set { recognizer.goesOnBesideOthers = newValue }
  }

  /// The time and the touches that lift an item.
  @available(IOS27 )
  open var liftBehavior = LiftBehavior.default {
    didSet { Stub.dragLiftBehavior.report(if: liftBehavior != .default) }
  }
  /// Whether a pointer can drag an item without waiting.
  @available(IOS27 )
  open var allowsPointerDragBeforeLiftDelay = true {
    didSet { Stub.dragPointerDelay.report(if: allowsPointerDragBeforeLiftDelay) }
  }

  private let recognizer = DragRecognizer(target: nil, action: nil)
  private let adder = DragAddingRecognizer(target: nil, action: nil)
  private var pending: DragSession?
  private weak var operation: DragOperation?
  private var start = CGPoint.zero

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    isEnabled = Self.isEnabledByDefault
    recognizer.mayLift = { [weak self] in self?.prepare() ?? false }
    recognizer.addHandler { [weak self] in self?.follow() }
    adder.addHandler { [weak self] in self?.addItems() }
  }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    self.view?.removeGestureRecognizer(recognizer)
    self.view?.removeGestureRecognizer(adder)
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
    view?.addGestureRecognizer(adder)
  }

  // MARK: Touches

  private func prepare() -> Bool {
    guard let view, let window = view.window, let delegate, DragOperation.current == nil else {
      return false
    }
    let session = DragSession(at: recognizer.centroid, in: window)
    session.add(delegate.dragInteraction(self, itemsForBeginning: session))
    pending = session.items.isEmpty ? nil : session
    return pending != nil
  }

  private func follow() {
    switch recognizer.state {
    case .began: lift()
    case .changed: move()
    case .ended: operation?.release()
    default: operation?.cancel()
    }
  }

  private func lift() {
    guard let session = pending, let window = view?.window else { return }
    pending = nil
    start = recognizer.centroid
    let operation = DragOperation(session, from: self, in: window)
    self.operation = operation
    operation.lift()
  }

  private func move() {
    guard let operation else { return }
    let place = recognizer.centroid
    if !operation.hasBegun {
      guard distance(start, place) >= Self.threshold else { return }
      operation.begin()
    }
    operation.move(to: place)
  }

  private func addItems() {
    guard let view, let delegate, let operation = DragOperation.current else { return }
    let point = adder.location(in: view)
    guard
      let session = delegate.dragInteraction(
        self, sessionForAddingItems: [operation.session], withTouchAt: point),
      session === operation.session
    else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    if !items.isEmpty { operation.add(items, from: self) }
  }
}
