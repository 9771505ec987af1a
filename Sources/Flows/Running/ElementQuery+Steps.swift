import DeviceProtocol

extension ElementQuery {
  /// The maximum number of elements in a single query.
  private static let mostSought = 16

  /// Creates a query for the elements that a command searches for on the current screen, or returns
  /// `nil` if it needs the whole screen.
  init?(_ command: FlowCommand) {
    self.init([])
    guard add(command) else { return nil }
  }

  /// Creates a query for the elements that steps search for until one of them might change the
  /// screen, or returns `nil` if they need the whole screen.
  /// - Parameter endFlow: Whether the steps are the last ones in the flow.
  init?(_ steps: some Sequence<FlowStep>, endFlow: Bool) {
    self.init([])
    for step in steps {
      guard add(step.command) else { return nil }
      if !step.command.onlyLooks || sought.count >= Self.mostSought { return }
    }
    if !endFlow { return nil }
  }

  private mutating func add(_ command: FlowCommand) -> Bool {
    guard let selectors = command.selectors else { return false }
    for selector in selectors {
      guard let more = selector.sought else { return false }
      for element in more where !sought.contains(element) { sought.append(element) }
    }
    return true
  }
}

extension FlowCommand {
  /// The selectors of the elements that the command searches for on the initial screen, or `nil` if
  /// nested steps do the search.
  fileprivate var selectors: [ElementSelector]? {
    switch self {
    case .tapOn(.element(let selector, _), _), .longPressOn(.element(let selector, _)),
      .assertVisible(let selector), .assertNotVisible(let selector), .copyTextFrom(let selector):
      [selector]
    case .pinch(let selector, _): [selector]
    case .swipe(let swipe): swipe.path.selector.map { [$0] } ?? []
    case .assertColor(let expectation):
      if case .element(let selector, _) = expectation.target { [selector] } else { [] }
    case .extendedWaitUntil(let visible, let notVisible, _):
      [visible, notVisible].compactMap(\.self)
    // These commands search for the parts of a picker, or for bars that may cover the target of
    // scrolling.
    case .adjust, .scrollUntilVisible, .runFlow, .repeat, .retry: nil
    case .launchApp, .stopApp, .killApp, .clearState, .tapOn, .longPressOn, .inputText,
      .eraseText, .hideKeyboard, .pressKey, .back, .scroll, .assertTrue, .waitForAnimationToEnd,
      .pasteText, .setClipboard, .takeScreenshot, .setOrientation, .setAppearance, .setLocale,
      .shake, .biometrics, .setLocation, .setNetwork, .mockNetwork, .assertRequest, .addMedia,
      .sendPush, .setPermissions,
      .openLink:
      []
    }
  }
}

extension Swipe.Path {
  fileprivate var selector: ElementSelector? {
    switch self {
    case .direction(_, let selector): selector
    case .inside(let selector, _, _): selector
    case .points: nil
    }
  }
}
