import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// An object that recognizes a gesture in the touches of a view and its subviews.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, NamedMembers {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognized yet.
    case possible
    /// A continuous gesture started.
    case began
    /// A continuous gesture changed.
    case changed
    /// A continuous gesture ended, or a discrete one was recognized.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches don't match the gesture.
    case failed

    /// A discrete gesture was recognized.
    public static var recognized: State { .ended }

    /// Whether there's no other state before `reset()`.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture is in progress.
    var isOngoing: Bool { self == .began || self == .changed }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// Called after the recognizer is attached to a view.
  func wasAttached() {}
  /// An object that determines how the recognizer works with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches in the view are canceled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the start of touches is delivered to the view only after the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to the view only after the recognizer has failed.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that the recognizer receives, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = [] {
    didSet {
      Stub.gestureAllowedPressTypes.report(if: !allowedPressTypes.isEmpty)
    }
  }
  /// Whether the recognizer receives touches of only one type at a time.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?
  /// The modifier keys that were pressed.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that were pressed.
  open var buttonMask: UIEvent.ButtonMask { .primary }

  /// Whether the recognizer receives touches.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if state.isOngoing {
        state = .cancelled
      } else if state == .possible, isActive {
        state = .failed
      }
      resetIfDone()
    }
  }

  private var targets: [Target] = []
  private var handlers: [() -> Void] = []
  private var currentState = State.possible { didSet { PropertyObservers.didChange(self) } }
  /// The states to change to after the recognizers that must fail first have failed.
  private var awaited: [State] = []
  private var requiredToFail: [WeakRecognizer] = []
  private var ignoredTouches: Set<UITouch> = []
  /// The other recognizers that have received any of the same touches since the last reset.
  private var companions: [WeakRecognizer] = []

  /// The touches that the recognizer tracks, including those that end with the current event.
  var touches: [UITouch] = []
  /// Whether the recognizer has received touches since the last reset.
  var isActive = false
  /// The states for which targets haven't been called yet.
  private var hasNews: [State] = []

  /// Creates a recognizer that calls a method of a target.
  public init(target: Any?, action: Selector?) {
    MainThreadChecker.check()
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer from a storyboard.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    if let coder = coder as? StoryboardCoder { decode(coder) }
  }

  /// Creates a recognizer of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_UIGestureRecognizer_make")
  convenience init(decoding coder: StoryboardCoder) {
    self.init(target: nil, action: nil)
    decode(coder)
  }

  /// Reads the properties from a storyboard.
  ///
  /// Subclasses read their own properties.
  func decode(_ coder: StoryboardCoder) {
    isEnabled = coder.bool("enabled") ?? true
    cancelsTouchesInView = coder.bool("cancelsTouchesInView") ?? true
    delaysTouchesBegan = coder.bool("delaysTouchesBegan") ?? false
    delaysTouchesEnded = coder.bool("delaysTouchesEnded") ?? true
  }

  // MARK: Targets

  /// Adds a method of a target that's called when the gesture is recognized and while it continues.
  ///
  /// The target isn't retained.
  open func addTarget(_ target: Any, action: Selector) {
    let object = UIKitCore.object(target)
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes a method of a target.
  ///
  /// `nil` matches any target or method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map(UIKitCore.object)
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// Adds a closure of the framework that's called when the gesture is recognized and while it
  /// continues.
  @_spi(Quince) public final func addHandler(_ handler: @escaping () -> Void) {
    handlers.append(handler)
  }

  // MARK: Locations of touches

  /// The number of touches in the gesture.
  open var numberOfTouches: Int {
    touches.isEmpty && hasRecognized && pointer == nil ? lastLocations.count : touches.count
  }

  /// Returns the center of all touches, in a view's coordinates or, if it's `nil`, in the window's
  /// coordinates.
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid, to: view)
  }

  /// Returns the location of a touch, in a view's coordinates or, if it's `nil`, in the window's
  /// coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.isEmpty
      ? convert(lastLocations[touchIndex], to: view) : touches[touchIndex].location(in: view)
  }

  /// The center of all touches, in screen coordinates.
  var centroid: CGPoint {
    if touches.isEmpty, let pointer { return pointer.location }
    let locations = touches.isEmpty ? lastLocations : touches.map(\.screenLocation)
    guard !locations.isEmpty else { return .zero }
    let sum = locations.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(locations.count), y: sum.y / CGFloat(locations.count))
  }

  /// The pointer's current state if this is a pointer gesture instead of a touch.
  private(set) var pointer: PointerGesture?

  /// The locations where touches ended.
  private var lastLocations: [CGPoint] = []

  /// Converts a point from screen coordinates.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = (view ?? self.view)?.window else { return point }
    let inWindow = window.convert(point, from: nil as UIWindow?)
    return view.map { $0.convert(inWindow, from: nil) } ?? inWindow
  }

  // MARK: The state

  /// The states of a gesture recognizer.
  open var state: State {
    get { currentState }
    set { GestureEnvironment.shared.transaction { enter(newValue) } }
  }

  private func enter(_ new: State) {
    if !awaited.isEmpty {
      switch new {
      case .began, .changed, .ended: awaited.append(new)
      case .cancelled, .failed, .possible: settle(.failed)
      }
      return
    }
    switch (currentState, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      recognize(new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      settle(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      currentState = new
      announce(new)
    case (.began, .failed), (.changed, .failed):
      currentState = .cancelled
      announce(.cancelled)
    case (_, .possible):
      currentState = .possible
    default:
      break
    }
  }

  /// Recognizes the gesture immediately, or after the recognizers that must fail first have failed.
  ///
  /// Other objects can prevent this.
  private func recognize(_ new: State) {
    if rivals.contains(where: { $0.hasRecognized && $0.prevents(self) }) {
      settle(.failed)
      return
    }
    if rivals.contains(where: { mustWait(for: $0) && $0.isUndecided }) {
      awaited = [new]
      return
    }
    guard mayBegin else {
      settle(.failed)
      return
    }
    currentState = new
    announce(new)
    for rival in rivals where rival.currentState == .possible {
      if prevents(rival) || rival.mustWait(for: self) { rival.settle(.failed) }
    }
  }

  /// Fails, and lets the recognizers that waited for this failure continue.
  private func settle(_ state: State) {
    guard currentState == .possible else { return }
    awaited = []
    currentState = state
    GestureEnvironment.shared.setNeedsUpdate(self)
    for rival in rivals { rival.goOn() }
  }

  /// Recognizes a delayed gesture if nothing delays it anymore.
  private func goOn() {
    guard let first = awaited.first,
      !rivals.contains(where: { mustWait(for: $0) && $0.isUndecided })
    else { return }
    let later = awaited.dropFirst()
    awaited = []
    recognize(first)
    for state in later where currentState.isOngoing { enter(state) }
  }

  /// Ends a gesture with several touches, or fails if the last touch ends before the gesture
  /// starts.
  final func fingersWereRaised(_ raised: Set<UITouch>) {
    if state.isOngoing {
      state = .ended
    } else if touches.count == raised.count {
      state = .failed
    }
  }

  /// Whether the gesture has been recognized.
  var hasRecognized: Bool {
    currentState == .began || currentState == .changed || currentState == .ended
  }

  /// Whether the recognizer tracks touches and can still recognize its gesture.
  var isUndecided: Bool { isActive && currentState == .possible }

  private func announce(_ state: State) {
    hasNews.append(state)
    GestureEnvironment.shared.setNeedsUpdate(self)
  }

  /// The other recognizers that receive some of the same touches.
  private var rivals: [UIGestureRecognizer] { companions.compactMap(\.recognizer) }

  /// Stores the recognizers that receive the same touch.
  func meet(_ others: [UIGestureRecognizer]) {
    for other in others
    where other !== self && !companions.contains(where: { $0.recognizer === other }) {
      companions.append(WeakRecognizer(recognizer: other))
    }
  }

  /// Whether the delegate and the views allow the gesture to be recognized.
  var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    var touched: UIView? = touches.first?.view ?? view
    while let current = touched {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === view { break }
      touched = current.superview
    }
    return true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if let delegate,
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    {
      return false
    }
    if let delegate = other.delegate,
      delegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    {
      return false
    }
    return true
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Makes the recognizer wait until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Called when touches start in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when estimated properties of touches have been updated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when a physical button is pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when a value of a press changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when a physical button is released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the system cancels a press.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called to prepare the recognizer for the next gesture.
  open func reset() {}

  /// Ignores a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    ignoredTouches.insert(touch)
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Ignores a press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    Stub.gestureIgnorePress.report()
  }

  /// Returns whether the recognizer prevents another one from recognizing its gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer prevents this one from recognizing its gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognizer waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns whether the recognizer receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: The gesture environment

  /// Returns whether the recognizer accepts a new touch.
  func receives(_ touch: UITouch, of event: UIEvent) -> Bool {
    isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns whether the recognizer accepts a type of pointer gesture.
  func follows(_ kind: PointerGesture.Kind) -> Bool { false }

  /// Handles a pointer gesture.
  ///
  /// Subclasses extend this.
  func follow(_ gesture: PointerGesture) {
    pointer = gesture
    isActive = true
  }

  /// Delivers the touches of one phase.
  func deliver(_ changed: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    if phase == .began {
      for touch in changed where !ignoredTouches.contains(touch) { touches.append(touch) }
      isActive = true
    }
    let mine = changed.filter { touch in touches.contains { $0 === touch } }
    guard !mine.isEmpty, !currentState.isFinal, awaited.last != .ended else { return }
    switch phase {
    case .began: touchesBegan(mine, with: event)
    case .moved: touchesMoved(mine, with: event)
    case .ended: touchesEnded(mine, with: event)
    case .cancelled: touchesCancelled(mine, with: event)
    default: break
    }
  }

  /// Calls the targets for the latest changes.
  func callTargets() {
    let news = hasNews
    hasNews = []
    for state in news {
      let final = currentState
      currentState = state
      for handler in handlers { handler() }
      for target in targets {
        guard let object = target.object else { continue }
        SelectorCalls.perform(target.action, on: object, with: [self])
      }
      if currentState == state { currentState = final }
    }
  }

  /// Removes touches that have ended.
  func forget(_ over: Set<UITouch>) {
    guard touches.contains(where: over.contains) else { return }
    lastLocations = touches.map(\.screenLocation)
    touches.removeAll(where: over.contains)
    ignoredTouches.subtract(over)
  }

  /// Resets the recognizer when the gesture and all touches have ended.
  func resetIfDone() {
    guard currentState.isFinal, touches.isEmpty, hasNews.isEmpty,
      !PointerEnvironment.shared.isFollowed(by: self)
    else { return }
    reset()
    currentState = .possible
    awaited = []
    isActive = false
    pointer = nil
    companions = []
  }

  /// Removes the recognizer from the current touches when it leaves its view.
  func detach() {
    if currentState.isOngoing {
      currentState = .cancelled
    } else if currentState == .possible, isActive {
      settle(.failed)
    }
    hasNews = []
    for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches = []
    resetIfDone()
    view = nil
  }

  // MARK: Self-description

  /// The members declared by the class itself that storyboards, selectors, and key-value coding
  /// find by name.
  class var namedMembers: [ObjCMember] {
    [
      .key("delegate", \UIGestureRecognizer.delegate),
      .key("enabled", \UIGestureRecognizer.isEnabled),
    ]
  }

  /// Whether a new object of the class can be passed as the sender of an action.
  class var canBeSender: Bool { true }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer: StoryboardDecodable {
  static func decode(from coder: StoryboardCoder) -> AnyObject? { make(decoding: coder) }

  /// Creates a recognizer of the class that this is called on.
  ///
  /// Apple doesn't declare `init(coder:)` as `required`, so Swift can't call it on a class that's
  /// known only at run time.
  @_silgen_name("quince_UIGestureRecognizer_make")
  class func make(decoding coder: consuming StoryboardCoder) -> UIGestureRecognizer
}
