import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// A view that sends actions when a person uses it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger went down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went down more than once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves just outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was raised inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was raised outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touches.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// What an app may use as it likes.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// What the framework uses.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At rest.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// What an app may use as it likes.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the framework uses.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content is from top to bottom.
  public enum ContentVerticalAlignment: Int, @unchecked Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From top to bottom.
    case fill
  }

  /// Where the content is from side to side.
  public enum ContentHorizontalAlignment: Int, @unchecked Sendable {
    /// In the middle.
    case center
    /// On the left.
    case left
    /// On the right.
    case right
    /// From left to right.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  private enum Handler {
    case selector(Target, Selector)
    case action(UIAction)
  }

  /// A target is not kept alive; none is the responder chain.
  private struct Target {
    weak var object: AnyObject?
    let isResponderChain: Bool
  }

  private struct Registration {
    var handler: Handler
    var events: Event
  }

  /// How far outside a finger that went down inside still counts as inside, in points.
  private static let dragSlop: CGFloat = 70

  private var registrations: [Registration] = []
  private weak var trackedTouch: UITouch?

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that sends an action when what it is there for happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? StoryboardCoder else { return }
    isEnabled = coder.bool("enabled") ?? true
    isSelected = coder.bool("selected") ?? false
    isHighlighted = coder.bool("highlighted") ?? false
    switch coder.string("contentVerticalAlignment") {
    case "top": contentVerticalAlignment = .top
    case "bottom": contentVerticalAlignment = .bottom
    case "fill": contentVerticalAlignment = .fill
    default: contentVerticalAlignment = .center
    }
    switch coder.string("contentHorizontalAlignment") {
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "fill": contentHorizontalAlignment = .fill
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    default: contentHorizontalAlignment = .center
    }
  }

  // MARK: State

  /// The state, as a set of all that holds.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// What kind of element the control is for assistive technology, with the state that it is in.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(stateTraits) }
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  private var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Whether the control looks touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Where the content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content is from side to side.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where the content is from side to side, with the beginning and end of lines resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  /// Whether the control shows a menu when touched for long or at once.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      Stub.controlContextMenu.tell(if: isContextMenuInteractionEnabled)
    }
  }

  /// Whether the menu comes at once.
  open var showsMenuAsPrimaryAction = false

  /// The text that a pointer shows when it rests on the control.
  open var toolTip: String? {
    didSet {
      Stub.controlToolTip.tell(if: toolTip != nil)
    }
  }

  /// Called when the state changed; a subclass redraws.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Calls a method of a target for events; without a target, of the first in the responder chain that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      if case .selector(let known, action) = registrations[index].handler,
        known.object === object, known.isResponderChain == (object == nil)
      {
        registrations[index].events.formUnion(controlEvents)
        return
      }
    }
    registrations.append(
      Registration(
        handler: .selector(Target(object: object, isResponderChain: object == nil), action),
        events: controlEvents))
  }

  /// Stops calling a method of a target for events; `nil` is any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices {
      guard case .selector(let known, let selector) = registrations[index].handler else { continue }
      if object == nil || known.object === object, action == nil || selector == action {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Runs an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(handler: .action(action), events: controlEvents))
  }

  /// Stops running an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running an action for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in registrations.indices {
      if case .action(let action) = registrations[index].handler,
        action.identifier == actionIdentifier
      {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .selector(let target, _) in registrations.map(\.handler) {
      if let object = target.object as? NSObject {
        targets.insert(object)
      } else if target.isResponderChain {
        targets.insert(NSNull())
      }
    }
    return targets
  }

  /// The events for which something is called.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the methods of a target that are called for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    let object = target.map { $0 as AnyObject }
    let names = registrations.compactMap { registration -> String? in
      guard !registration.events.isDisjoint(with: controlEvent),
        case .selector(let known, let selector) = registration.handler,
        object == nil ? known.isResponderChain : known.object === object
      else { return nil }
      return NSStringFromSelector(selector)
    }
    return names.isEmpty ? nil : names
  }

  /// Goes through all that is called, until the closure says to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations where !stop {
      switch registration.handler {
      case .selector(let target, let selector):
        iterator(nil, (target.object, selector), registration.events, &stop)
      case .action(let action):
        iterator(action, nil, registration.events, &stop)
      }
    }
  }

  /// Calls a method of a target, or of the first in the responder chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Calls all targets of events.
  open func sendActions(for controlEvents: UIControl.Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Runs the primary action.
  open func performPrimaryAction() {
    sendActions(for: primaryEvents)
  }

  /// Calls all targets of events that a touch brought about.
  func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .selector(let target, let selector):
        if target.isResponderChain {
          sendAction(selector, to: nil, for: event)
        } else if let object = target.object {
          sendAction(selector, to: object, for: event)
        }
      case .action(let action):
        sendAction(action)
      }
    }
  }

  /// The events that go with a finger's being raised inside.
  var primaryEvents: UIControl.Event { .touchUpInside }

  // MARK: Tracking

  /// Whether a finger is on the control.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the finger is inside, or near enough.
  open private(set) var isTouchInside = false

  /// Tells a subclass that a finger went down; it answers whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells a subclass that the finger moved; it answers whether to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells a subclass that the finger was raised.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells a subclass that the system cancelled the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Tells the responder that touches began in it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, trackedTouch == nil || isMultipleTouchEnabled
    else { return }
    isTouchInside = true
    trackedTouch = touch
    guard beginTracking(touch, with: event) else {
      trackedTouch = nil
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Tells the responder that touches moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      trackedTouch = nil
      isHighlighted = false
      endTracking(touch, with: event)
      return
    }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside], with: event)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside], with: event)
    }
  }

  /// Tells the responder that fingers were raised.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch)
    trackedTouch = nil
    isHighlighted = false
    endTracking(touch, with: event)
    let isInside = isTouchInside
    isTouchInside = false
    sendActions(for: isInside ? primaryEvents : .touchUpOutside, with: event)
  }

  /// Tells the responder that the system cancelled a sequence of touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let location = touch.location(in: self)
    return bounds.insetBy(dx: -Self.dragSlop, dy: -Self.dragSlop).contains(location)
  }

  /// Whether the control's own taps come before those that a view around it waits for, as they do for the framework's
  /// controls.
  var claimsTaps: Bool { false }

  /// Asks whether a gesture may begin.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if claimsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.isEnabled = isEnabled
    element.isSelected = element.isSelected || isSelected
  }
}
