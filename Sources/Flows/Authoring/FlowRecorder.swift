import DeviceProtocol
import Foundation
import Simulator

/// Converts a user's actions on a device into steps.
///
/// The recorder receives each input with the screen before it, and the screen whenever it has
/// stopped changing. With both, it determines the target and the effect of each touch.
struct FlowRecorder {
  /// The recorded actions and assertions, in order.
  var steps: [RecordedStep] = []
  /// The app that's recorded.
  private(set) var appID: String?

  var touches = TouchReader()
  /// The screen at the start of the current gesture.
  var gestureScreen: RecordedScreen?
  /// The first and the latest screen.
  private(set) var first: RecordedScreen?
  private(set) var last: RecordedScreen?
  /// The screen at the start of the latest step, if an assertion of the step's result is useful.
  var begun: RecordedScreen?
  /// The control whose new value is needed for the step at an index.
  var awaited: (index: Int, elementID: Int)?
  /// The screen when scrolling started.
  var scrollStart: RecordedScreen?
  var lastTap: (target: RecordedTarget, end: Double)?
  /// The start of a pointer gesture, and the distance that it has scrolled content.
  var pointed: (screen: RecordedScreen, start: CGPoint, way: CGPoint)?
  /// The text that an input method hasn't finished.
  var marked = ""
  /// The maximum number of elements in assertions at the end of a flow.
  private static let mostEnds = 4

  /// The number of assertions at the end that can still change with the screen.
  private var provisional = 0
  /// Whether the screen has been idle since the last input.
  private var hasRested = false
  /// The identifiers of elements that change on their own.
  private var restless: Set<String> = []

  /// - Parameters:
  ///   - steps: The steps before the recorded ones.
  ///   - appID: The app to record, or `nil` for the first app that's opened.
  init(steps: [RecordedStep] = [], appID: String? = nil) {
    self.steps = steps
    self.appID = appID
  }

  // MARK: - Input

  /// Records an action.
  /// - Parameter screen: The screen before the action, if it's known.
  mutating func take(
    _ input: DeviceInput, at time: Double, textInput: TextInputState?, screen: ScreenElement?
  ) {
    if let screen { see(screen) }
    hasRested = false
    let isUnderway = gestureScreen != nil
    switch input {
    case .touches(let samples):
      if !isUnderway, let last, samples.contains(where: { $0.phase == .began }) {
        gestureScreen = last
      }
      for sample in samples {
        guard let gesture = touches.take(sample) else { continue }
        if let screen = gestureScreen { finish(gesture, on: screen) }
        gestureScreen = nil
      }
    case .pointer(let gesture): point(gesture)
    case .key(let press): if press.isDown { type(press, into: textInput) }
    case .text(let entry): type(entry, into: textInput)
    case .accessibility(let action, let id): perform(action, on: id)
    case .pasteboard: break
    case .shake: add(.shake, isWorthAsserting: true)
    case .home: add(.home)
    case .switcher: add(.switcher)
    case .open(let bundleID): open(bundleID)
    case .end(let bundleID): end(bundleID)
    case .rotate(let orientation): add(.rotate(orientation))
    case .appearance(let appearance): add(.appearance(appearance))
    case .locale(let locale): add(.locale(locale))
    case .biometry(let isEnrolled): add(.biometrics(isEnrolled ? .enrolled : .notEnrolled))
    case .attempt(let matches):
      add(.biometrics(matches ? .matching : .nonMatching), isWorthAsserting: true)
    case .location(let location): add(.location(location))
    case .network(let network): add(.network(network), isWorthAsserting: true)
    case .push(let payload, let bundleID):
      add(.push(payload.json, appID: bundleID), isWorthAsserting: true)
    }
  }

  /// Receives the screen when it's idle.
  mutating func rest(_ screen: ScreenElement) {
    see(screen)
    // The touch causes the changes that occur during it.
    hasRested = gestureScreen == nil && pointed == nil
  }

  private mutating func see(_ root: ScreenElement) {
    let screen = RecordedScreen(root)
    noteRestlessness(on: screen)
    if first == nil { first = screen }
    last = screen
    fulfillAwaited(on: screen)
    guard let begun else { return }
    removeProvisional()
    let assertions = assertions(after: begun, screen).filter { !steps.suffix(3).contains($0) }
    steps += assertions
    provisional = assertions.count
  }

  /// Records which parts of the screen change without input, because they'll be different the next
  /// time as well.
  private mutating func noteRestlessness(on screen: RecordedScreen) {
    guard hasRested, let last else { return }
    let old = ScreenComparison.identified(on: last)
    for (id, text) in ScreenComparison.identified(on: screen) {
      if let before = old[id], before != text { restless.insert(id) }
    }
  }

  // MARK: - Steps

  /// Adds an action.
  /// - Parameter isWorthAsserting: Whether the flow should assert the result of the action.
  mutating func add(_ step: RecordedStep, isWorthAsserting: Bool = false) {
    if case .remark = step, steps.last == step { return }
    settleProvisional()
    steps.append(step)
    begun = isWorthAsserting ? last : nil
    awaited = nil
    hasRested = false
  }

  /// Marks the previous step as complete, so that its assertions no longer change.
  mutating func settleProvisional() {
    provisional = 0
    begun = nil
  }

  /// Removes the assertions of the last step.
  mutating func removeProvisional() {
    steps.removeLast(min(provisional, steps.count))
    provisional = 0
  }

  private mutating func open(_ bundleID: String) {
    if appID == nil {
      appID = bundleID
      return add(.launch(erasing: false))
    }
    if steps.last == .end, bundleID == appID {
      steps.removeLast()
      return add(.launch(erasing: false))
    }
    if case .locale? = steps.last, bundleID == appID { return add(.launch(erasing: false)) }
    add(.open(bundleID: bundleID == appID ? nil : bundleID))
  }

  private mutating func end(_ bundleID: String) {
    guard bundleID == appID else { return }
    // A change of the language affects apps that are launched afterward.
    if case .locale? = steps.last { return }
    add(.end)
  }

  // MARK: - Assertions

  private func assertions(
    after before: RecordedScreen, _ screen: RecordedScreen
  ) -> [RecordedStep] {
    let comparison = ScreenComparison(before: before, after: screen)
    if let landmark = comparison.landmark { return [assertion(of: landmark, on: screen)] }
    let touched = steps.last?.target?.id
    let changes = comparison.changes.filter { element in
      element.id != touched && !restless.contains(element.identifier ?? "")
    }
    if let change = changes.first { return [assertion(of: change, on: screen)] }
    let arrival = comparison.arrivals.first { $0.identifier?.isEmpty ?? true }
    return arrival.map { [assertion(of: $0, on: screen)] } ?? []
  }

  /// Returns an assertion that an element exists in its current state.
  private func assertion(of element: ScreenElement, on screen: RecordedScreen) -> RecordedStep {
    let target = screen.target(of: element)
    guard element.identifier?.isEmpty == false, var text = RecordedText(of: element) else {
      return .see(target)
    }
    if case .adjust(_, let adjustment)? = steps.last(where: { !$0.isAssertion }),
      adjustment.position != nil
    {
      text.isApproximate = true
    }
    return .read(target, text)
  }

  /// Adds an assertion that the element at a point has its current state.
  /// - Returns: Whether the element can be identified.
  mutating func assert(at point: CGPoint, on root: ScreenElement) -> Bool {
    see(root)
    let screen = RecordedScreen(root)
    guard let element = screen.element(at: point), screen.target(of: element).selector != nil
    else { return false }
    settleProvisional()
    steps.append(assertion(of: element, on: screen))
    return true
  }

  /// Ends the recording with the final contents of the screen.
  mutating func finish(_ root: ScreenElement?) {
    if let root { see(root) }
    guard let last else { return }
    resolveScrolling(on: last)
    settleProvisional()
    let old = first.map(ScreenComparison.identified) ?? [:]
    let changed = last.known.filter { element in
      guard let id = element.identifier, !restless.contains(id),
        let shown = RecordedText(of: element)
      else { return false }
      return old[id] != shown.text
    }
    // The results of an input are more significant than the input itself.
    let results = changed.filter { !$0.isInput } + changed.filter(\.isInput)
    let said = steps.suffix(while: \.isAssertion)
    var ends = results.prefix(Self.mostEnds).map { assertion(of: $0, on: last) }
    if ends.isEmpty, said.isEmpty {
      let sight =
        ScreenComparison.title(of: last) ?? ScreenComparison.texts(on: last).first
        ?? last.known.first { $0.isAccessible }
      ends = sight.map { [assertion(of: $0, on: last)] } ?? []
    }
    steps += ends.filter { !said.contains($0) && $0.target?.selector != nil }
  }
}

extension ScreenElement {
  /// Whether the element shows the user's input.
  fileprivate var isInput: Bool {
    switch kind {
    case .textField, .searchField, .textView, .slider, .stepper, .toggle: true
    default: false
    }
  }
}

extension [RecordedStep] {
  /// Returns the identical steps at the end of the list.
  fileprivate func suffix(while isAlike: (RecordedStep) -> Bool) -> [RecordedStep] {
    Array(reversed().prefix(while: isAlike))
  }
}

extension RecordedStep {
  /// The target of the step.
  var target: RecordedTarget? {
    switch self {
    case .tap(let target, _), .longPress(let target), .adjust(let target, _),
      .scroll(let target, _), .see(let target), .read(let target, _):
      target
    default: nil
    }
  }
}
