import AppRuntime
import DeviceProtocol
import Foundation
import Stubs

/// A view that sends actions when the user interacts with it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The events that a control reports.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch starts in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch that isn't the first in quick succession starts in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves just outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifts inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifts outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touches.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action happens, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control is about to show its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing starts in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends editing in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that are reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that UIKit reserves for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control is enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control doesn't receive touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit reserves for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of the control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is at the top.
    case top
    /// The content is at the bottom.
    case bottom
    /// The content fills the height.
    case fill

    /// The part of additional height that's above the content.
    var shareAbove: Double {
      switch self {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    }
  }

  /// The horizontal alignment of the control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is on the left.
    case left
    /// The content is on the right.
    case right
    /// The content fills the width.
    case fill
    /// The content is at the leading edge.
    case leading
    /// The content is at the trailing edge.
    case trailing
  }

  private enum Handler {
    case selector(Target, Selector)
    case action(UIAction)
  }

  /// A target, which isn't retained, or `nil` for the responder chain.
  private struct Target {
    weak var object: AnyObject?
    let isResponderChain: Bool
  }

  private struct Registration {
    var handler: Handler
    var events: Event
  }

  /// The distance from the control, in points, within which a touch that started in it is still
  /// considered inside.
  private static let dragSlop: CGFloat = 70

  private var registrations: [Registration] = []
  private weak var trackedTouch: UITouch?

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for its primary event.
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

  /// The state of the control, which combines everything that applies.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control receives touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { signalState() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { signalState() } }
  }

  /// The traits of the control for assistive technology, including its state.
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

  /// Whether the control is drawn as if it were touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { signalState() } }
  }

  /// The vertical alignment of the control's content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      guard contentVerticalAlignment != oldValue else { return }
      baselineSharesDidChange()
      setNeedsLayout()
    }
  }

  /// The horizontal alignment of the control's content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of the control's content, with leading and trailing resolved to left
  /// and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let alignment: alignment
    }
  }

  /// Whether the control shows a menu when it's touched.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
      contextMenuInteraction = nil
      guard isContextMenuInteractionEnabled else { return }
      let interaction = UIContextMenuInteraction(delegate: self)
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
  }

  /// The interaction that shows the control's context menu.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Returns the context menu of the control, or `nil` for no menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview next to the menu.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the target of the preview when the menu is dismissed.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu appears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu disappears.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Whether the control shows its menu as soon as it's touched.
  open var showsMenuAsPrimaryAction = false

  /// The text that's shown when a pointer rests on the control.
  open var toolTip: String? {
    didSet {
      Stub.controlToolTip.report(if: toolTip != nil)
      toolTipInteraction = toolTip.map(UIToolTipInteraction.init)
    }
  }

  /// The interaction that shows the tool tip; `nil` if the control has none.
  open private(set) var toolTipInteraction: UIToolTipInteraction?

  /// Called when the state changes; subclasses redraw.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func signalState() {
    stateDidChange()
    PropertyObservers.didChange(self)
  }

  // MARK: Actions

  /// Registers a method of a target for events.
  ///
  /// Without a target, the first responder in the responder chain that has the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map(UIKitCore.object)
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

  /// Removes a method of a target for events.
  ///
  /// `nil` matches any target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map(UIKitCore.object)
    for index in registrations.indices {
      guard case .selector(let known, let selector) = registrations[index].handler else { continue }
      if object == nil || known.object === object, action == nil || selector == action {
        registrations[index].events.subtract(controlEvents)
      }
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Registers an action for events, and replaces any action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(handler: .action(action), events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action for events.
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

  /// The events for which the control has actions.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods that are called when an event happens.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event)
    -> [String]?
  {
    let object = target.map(UIKitCore.object)
    let names = registrations.compactMap { registration -> String? in
      guard !registration.events.isDisjoint(with: controlEvent),
        case .selector(let known, let selector) = registration.handler,
        object == nil ? known.isResponderChain : known.object === object
      else { return nil }
      return NSStringFromSelector(selector)
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each action and target of the control until the closure requests to stop.
  public func enumerateEventHandlers(
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

  /// Calls a method of a target, or of the first responder in the responder chain that has the
  /// method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Calls all targets and actions that are registered for the events.
  open func sendActions(for controlEvents: UIControl.Event) {
    sendActions(for: controlEvents, with: nil)
  }

  /// Performs the control's primary action.
  open func performPrimaryAction() {
    sendActions(for: primaryEvents)
  }

  /// Calls all targets and actions that are registered for events caused by a touch.
  func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    if !controlEvents.isDisjoint(with: [.valueChanged, .editingChanged]) {
      isChangedByPerson = true
    }
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

  /// The events that are reported when a finger lifts inside the control.
  var primaryEvents: UIControl.Event { .touchUpInside }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the touch is inside the control or close enough to it.
  open private(set) var isTouchInside = false

  /// Called when a touch starts in the control.
  ///
  /// Returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves.
  ///
  /// Returns whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system cancels the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Called when touches start in the control.
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

  /// Called when touches move.
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

  /// Called when touches end.
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

  /// Called when the system cancels touches.
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

  /// Whether taps on the control take precedence over gesture recognizers in its superviews, as for
  /// the framework's controls.
  var claimsTaps: Bool { false }

  /// Returns whether a gesture recognizer can start.
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

  // MARK: Self-description

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content += [
      .flag("control.enabled", "Enabled", of: UIControl.self, \.isEnabled),
      .flag("control.selected", "Selected", of: UIControl.self, \.isSelected),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("enabled", \UIControl.isEnabled),
      .key("isEnabled", \UIControl.isEnabled),
      .key("selected", \UIControl.isSelected),
      .key("isSelected", \UIControl.isSelected),
      .key("highlighted", \UIControl.isHighlighted),
      .key("isHighlighted", \UIControl.isHighlighted),
      .action("sendActionsForControlEvents", of: UIControl.self) {
        $0.sendActions(for: .primaryActionTriggered)
      },
    ]
  }

  override class var canBeSender: Bool { true }
}

extension UIControl: ImageLabeling {}
