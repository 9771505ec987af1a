import DeviceProtocol
import Foundation

/// Recording touches, pointers, and actions of assistive technologies.
extension FlowRecorder {
  /// The time after which a stationary touch is a long press, in seconds.
  private static let longPress = 0.5
  /// The maximum time between the taps of a double tap, in seconds.
  private static let doubleTap = 0.35
  /// The distance from the screen's left edge within which a swipe back starts, in points.
  private static let edge = 25.0

  /// Records a touch gesture on a screen.
  mutating func finish(_ gesture: TouchReader.Gesture, on screen: RecordedScreen) {
    let path = screen.path(to: gesture.start)
    if path.contains(where: { $0.role == .keyboard }) {
      return press(key: path.last?.label)
    }
    if gesture.fingers > 1 {
      return add(.remark("A multi-finger gesture wasn't recorded: flows don't support it."))
    }
    if let control = path.last(where: \.isSet), screen.canBeSet(control) {
      return adjust(control, by: gesture, on: screen)
    }
    if gesture.isDrag { return drag(gesture, on: screen) }
    if gesture.duration >= Self.longPress {
      return add(.longPress(screen.target(at: gesture.start)), isWorthAsserting: true)
    }
    tap(gesture, on: screen)
  }

  private mutating func tap(_ gesture: TouchReader.Gesture, on screen: RecordedScreen) {
    let target = screen.target(at: gesture.start)
    let end = gesture.time + gesture.duration
    defer { lastTap = (target, end) }
    if let lastTap, lastTap.target.isSame(as: target), gesture.time - lastTap.end < Self.doubleTap {
      removeProvisional()
      if case .tap(_, let times)? = steps.last {
        steps[steps.count - 1] = .tap(lastTap.target, times: times + 1)
        return
      }
    }
    resolveScrolling(on: screen, to: target)
    add(.tap(target, times: 1), isWorthAsserting: true)
  }

  // MARK: - Controls that are set

  private mutating func adjust(
    _ control: ScreenElement, by gesture: TouchReader.Gesture, on screen: RecordedScreen
  ) {
    let frame = control.frame
    let tap = CGPoint(
      x: (gesture.start.x - frame.minX) / max(1, frame.width),
      y: (gesture.start.y - frame.minY) / max(1, frame.height))
    adjust(control, tapped: gesture.isDrag ? nil : tap, on: screen)
  }

  /// Records that the user is setting a control.
  ///
  /// The value is read from the next screen.
  private mutating func adjust(
    _ control: ScreenElement, tapped: CGPoint?, on screen: RecordedScreen
  ) {
    let whole = screen.wholeControl(of: control)
    let target = screen.target(of: whole)
    var taps = tapped.map { [$0] } ?? []
    removeProvisionalAfterAdjusting(target)
    if case .adjust(let other, let adjustment)? = steps.last, other.id == target.id {
      taps = adjustment.taps + taps
      steps.removeLast()
    }
    var adjustment = screen.adjustment(of: whole)
    adjustment.taps = taps
    add(.adjust(target, adjustment), isWorthAsserting: true)
    awaited = (steps.count - 1, whole.id)
  }

  private mutating func removeProvisionalAfterAdjusting(_ target: RecordedTarget) {
    guard let last = steps.last(where: { !$0.isAssertion }), case .adjust(let other, _) = last,
      other.id == target.id
    else { return }
    removeProvisional()
  }

  /// Updates the step that set a control with the control's new value.
  mutating func fulfillAwaited(on screen: RecordedScreen) {
    guard let awaited, steps.indices.contains(awaited.index),
      case .adjust(let target, let old) = steps[awaited.index],
      let control = screen.element(awaited.elementID)
    else { return }
    var adjustment = screen.adjustment(of: control)
    adjustment.taps = old.taps
    steps[awaited.index] = .adjust(target, adjustment)
  }

  // MARK: - Drags

  private mutating func drag(_ gesture: TouchReader.Gesture, on screen: RecordedScreen) {
    if gesture.rest >= Self.longPress {
      return add(
        .remark("A long press followed by a drag wasn't recorded: flows don't support it."))
    }
    let way = CGPoint(x: gesture.end.x - gesture.start.x, y: gesture.end.y - gesture.start.y)
    if gesture.start.x < Self.edge, way.x > screen.root.frame.width * 0.25, way.x > abs(way.y) {
      return add(.back, isWorthAsserting: true)
    }
    swipe(from: gesture.start, to: gesture.end, seconds: gesture.duration, on: screen)
  }

  private mutating func swipe(
    from start: CGPoint, to end: CGPoint, seconds: Double, on screen: RecordedScreen
  ) {
    let isHorizontal = abs(end.x - start.x) > abs(end.y - start.y)
    let direction: SwipeDirection =
      isHorizontal ? (end.x < start.x ? .right : .left) : end.y < start.y ? .down : .up
    let container = screen.scrolled(at: start)
    var frame = screen.root.frame
    var element: RecordedTarget?
    if let own = screen.draggedElement(from: start, to: end, isHorizontal: isHorizontal) {
      let target = screen.target(of: own)
      if target.selector != nil { (element, frame) = (target, own.frame) }
    }
    let scrolled = element == nil ? container?.id : nil
    if scrolled != nil, !isScrolling(scrolled) { scrollStart = screen }
    add(
      .swipe(
        RecordedSwipe(
          start: Self.part(start, of: frame), end: Self.part(end, of: frame),
          duration: min(max(seconds, 0.05), 3), element: element, scrolled: scrolled,
          direction: direction)),
      isWorthAsserting: scrolled == nil)
  }

  private static func part(_ point: CGPoint, of frame: CGRect) -> CGPoint {
    func part(_ length: Double, _ whole: Double) -> Double {
      (length / max(1, whole) * 1000).rounded() / 1000
    }
    return CGPoint(
      x: part(point.x - frame.minX, frame.width), y: part(point.y - frame.minY, frame.height))
  }

  // MARK: - Scrolling

  /// The last consecutive swipes that scroll the same content in the same direction.
  private var scrolling: [RecordedSwipe] {
    var found: [RecordedSwipe] = []
    for step in steps.reversed() {
      guard case .swipe(let swipe) = step, let scrolled = swipe.scrolled,
        found.allSatisfy({ $0.scrolled == scrolled })
      else { break }
      found.append(swipe)
    }
    return found
  }

  private func isScrolling(_ content: Int?) -> Bool { scrolling.first?.scrolled == content }

  /// Replaces the distance of scrolling with a step that scrolls until the next touched element is
  /// on the screen.
  private mutating func resolveScrolling(on screen: RecordedScreen, to target: RecordedTarget) {
    let swipes = scrolling
    guard let last = swipes.first, let selector = target.selector, selector.index == 0,
      Set(swipes.map(\.direction)).count == 1, last.direction.isVertical,
      let container = screen.element(last.scrolled), screen.isScrolledByFlows(container),
      scrollStart?.isInSight(selector) != true
    else { return }
    steps.removeLast(swipes.count)
    steps.append(.scroll(to: target, last.direction))
  }

  /// Replaces the distance of scrolling with a step that scrolls until a newly visible element is
  /// on the screen.
  mutating func resolveScrolling(on screen: RecordedScreen) {
    guard let last = scrolling.first, let scrollStart, let list = screen.element(last.scrolled)
    else { return }
    let new = ScreenComparison(before: scrollStart, after: screen).arrivals.filter {
      list.frame.contains($0.frame) && screen.isInSight($0)
    }
    let sight = last.direction == .down ? new.last : new.first
    if let sight { resolveScrolling(on: screen, to: screen.target(of: sight)) }
  }

  // MARK: - Pointers

  /// Records a gesture of a mouse wheel or a trackpad.
  mutating func point(_ gesture: PointerGesture) {
    if gesture.kind == .pinch {
      if gesture.phase == .began {
        add(.remark("A multi-finger gesture wasn't recorded: flows don't support it."))
      }
      return
    }
    if gesture.phase == .began, let last { pointed = (last, gesture.location, .zero) }
    pointed?.way.x += gesture.translation.x
    pointed?.way.y += gesture.translation.y
    guard gesture.phase == .ended, let (screen, start, way) = pointed else { return }
    pointed = nil
    let bounds = screen.root.frame.insetBy(dx: 8, dy: 8)
    let end = CGPoint(
      x: min(max(start.x + way.x, bounds.minX), bounds.maxX),
      y: min(max(start.y + way.y, bounds.minY), bounds.maxY))
    guard hypot(end.x - start.x, end.y - start.y) > 1 else { return }
    swipe(from: start, to: end, seconds: 0.4, on: screen)
  }

  // MARK: - Assistive technology

  /// Records an action of an assistive technology on an element.
  mutating func perform(_ action: AccessibilityAction, on id: Int) {
    guard let screen = last else { return }
    if action == .escape { return add(.key(RecordedKey(name: "Escape", modifiers: []))) }
    guard let element = screen.element(id) else { return }
    switch action {
    case .activate, .focus:
      let target = screen.target(of: element)
      resolveScrolling(on: screen, to: target)
      add(.tap(target, times: 1), isWorthAsserting: action == .activate)
    case .increment: adjust(element, tapped: CGPoint(x: 0.75, y: 0.5), on: screen)
    case .decrement: adjust(element, tapped: CGPoint(x: 0.25, y: 0.5), on: screen)
    case .setValue: adjust(element, tapped: nil, on: screen)
    case .scroll(let step):
      let isForward = step == .pageForward || step == .end
      let (top, bottom) = (element.frame.minY + 0.2 * element.frame.height, element.frame.midY)
      let x = element.frame.midX
      swipe(
        from: CGPoint(x: x, y: isForward ? bottom : top),
        to: CGPoint(x: x, y: isForward ? top : bottom), seconds: 0.4, on: screen)
    case .escape, .reveal: break
    }
  }
}

extension SwipeDirection {
  /// Whether the direction is vertical.
  fileprivate var isVertical: Bool { self == .up || self == .down }
}

extension ScreenElement {
  /// Whether the element is a control that flows set with `adjust`.
  fileprivate var isSet: Bool {
    kind == .stepper || kind == .pageIndicator || role == .slider || role == .picker
  }
}
